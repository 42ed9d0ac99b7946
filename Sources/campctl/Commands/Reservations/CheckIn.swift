import Arguments
import CampgroundManager

/// Checks a party in.
struct CheckIn: ChangeCommand {
  var subject = ReservationsOfCamper()

  static let help = CommandHelp(
    "Check a party in, or all of a group or a camper.",
    discussion: """
      The previous party must have left the site. A no-show who comes after all gets the remaining nights while \
      they are free.
      """,
    examples: ["campctl check-in r-3", "campctl check-in 'Ann Lee' --all"])

  static func purpose(of argument: String) -> ReservationPurpose { .checkIn }

  static let arguments: [Argument] = part(ReservationsOfCamper.arguments) { $1(&$0.subject) }

  var question: ((Campground) throws -> String?)? { doubt }

  /// The question whether to let in campers with a warning; nil when none has one.
  private func doubt(in campground: Campground) throws -> String? {
    let parties =
      switch try subject.parties() {
      case .one(let reference): [try campground.reservations.checkIn(reference).result]
      case .group(let name): try campground.reservations.checkIn(group: name).result
      case .camper(let camper): try campground.reservations.checkIn(allOf: camper).result
      }
    let warnings = parties.flatMap(\.camper.warningNotes)
    return warnings.isEmpty ? nil : Questions.checkIn(warnings)
  }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    switch try subject.parties() {
    case .one(let reference):
      let written = try campground.reservations.checkIn(reference).map(makeView)
      let notes = try written.result.arrivalNotes + EarlyArrival.notes(of: [written.result], in: campground)
      return Response(written, "Checked in \(written.result.stayOnSite).", extras: .notes(notes))
    case .group(let name):
      let written = try campground.reservations.checkIn(group: name).map { $0.map(makeView) }
      return try response(written, in: campground) {
        try ReservationOrGroup.rest(of: name, besides: written, in: campground)
      }
    case .camper(let camper):
      return try response(campground.reservations.checkIn(allOf: camper).map { $0.map(makeView) }, in: campground)
    }
  }

  private func response(
    _ written: Written<[ReservationView]>, in campground: Campground, rest: () throws -> [String] = { [] }
  ) throws -> Response {
    let notes = try written.result.flatMap(\.arrivalNotes) + EarlyArrival.notes(of: written.result, in: campground)
    return try Response(
      written, written.result.map { "Checked in \($0.stayOnSite)." }, extras: .notes(notes + rest()))
  }
}

extension ReservationView {
  /// `r-1: Bacon Lover on site 12 until 2027-07-09; 180.00 USD to pay`.
  var stayOnSite: String {
    "\(label): \(reservation.camper.fullName) on site \(reservation.site(on: today)) until \(reservation.departure.dated)"
      + restWords
  }
}
