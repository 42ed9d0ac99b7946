import ArgumentParser
import CampgroundManager

/// Cancels a reservation, or a whole group's, and gives the nights back.
struct Cancel: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Cancel a reservation, or a whole group's, and give the nights back.")

  @OptionGroup var subject: ReservationOrGroup

  @Option(help: ArgumentHelp("Why; it is kept.", valueName: "text"))
  var reason: String?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference?
    let group: String?
    let reason: String?
  }

  var request: Request {
    Request(reservation: subject.reservation, group: subject.group, reason: reason)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    switch try Subject(request.reservation, group: request.group) {
    case .one(let reference):
      let cancelled = try campground.reservations.cancel(reference, reason: request.reason)
      let written = try cancelled.map { try report($0, of: cancelled, by: reporter) }
      return try .wrote(
        written, sentence(written.thing, of: written), notes: written.thing.feeNotes, freeingIn: campground)
    case .group(let name):
      let cancelled = try campground.reservations.cancel(group: name, reason: request.reason)
      let written = try cancelled.map { try $0.map { try report($0, of: cancelled, by: reporter) } }
      let rest = try campground.restOfGroup(name, besides: written.map { $0.map(\.base) })
      let sentences = try written.thing.map { try sentence($0, of: written) }
      return try .wrote(written, sentences, notes: rest + written.thing.flatMap(\.feeNotes), freeingIn: campground)
    }
  }

  private static func report<Thing>(
    _ reservation: Reservation, of written: Written<Thing>, by reporter: (Reservation) -> ReservationReport
  ) throws -> CancelledReport {
    CancelledReport(base: reporter(reservation), difference: try written.difference(of: reservation.id))
  }

  private static func sentence<Thing>(_ report: CancelledReport, of written: Written<Thing>) throws -> String {
    "Cancelled \(report.label); \(try written.freeAgainWords(report.base))."
  }
}
