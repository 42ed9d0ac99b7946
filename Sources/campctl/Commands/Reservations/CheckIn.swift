import ArgumentParser
import CampgroundManager

/// Checks a party in.
struct CheckIn: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check a party in, or a whole group.",
    discussion: """
      The site must be free of its last party. Who was marked a no-show and comes after all gets the nights that are \
      left, while they are free.
      """)

  @OptionGroup var subject: ReservationOrGroup
  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference?
    let group: String?
  }

  var request: Request { Request(reservation: subject.reservation, group: subject.group) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    switch try Subject(request.reservation, group: request.group) {
    case .one(let reference):
      let written = try campground.reservations.checkIn(reference).map(reporter)
      let warnings = written.thing.arrivalNotes
      return .wrote(written, "Checked in \(written.thing.stayOnSite).", notes: warnings)
    case .group(let name):
      let written = try campground.reservations.checkIn(group: name).map { $0.map(reporter) }
      let warnings = written.thing.flatMap(\.arrivalNotes)
      let rest = try campground.restOfGroup(name, besides: written)
      return .wrote(written, written.thing.map { "Checked in \($0.stayOnSite)." }, notes: warnings + rest)
    }
  }
}

extension ReservationReport {
  /// `r-1: Bacon Lover on site 12 until 2027-07-09; 180.00 USD to pay`.
  var stayOnSite: String {
    "\(label): \(reservation.camper.fullName) on site \(reservation.site(on: today)) until \(reservation.departure)"
      + restWords
  }
}
