import Arguments
import CampgroundManager

/// Cancels a reservation, or a whole group's, and gives the nights back.
struct Cancel: ChangeCommand {
  var subject = ReservationOrGroup()
  var reason: String?

  static let help = CommandHelp(
    "Cancel a reservation, or a whole group's, and give the nights back.",
    examples: ["campctl cancel r-3 --reason 'too hot'", "campctl cancel --group Scouts"])

  static let arguments: [Argument] = .of(
    part(ReservationOrGroup.arguments) { $1(&$0.subject) },
    [option("reason", .text, "Why; it is kept.") { $0.reason = $1 }])

  func perform(in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    switch try subject.subject() {
    case .one(let reference):
      let cancelled = try campground.reservations.cancel(reference, reason: reason)
      let written = try cancelled.map { try Self.view($0, of: cancelled, by: reporter) }
      return try .wrote(
        written, Self.sentence(written.result, of: written), notes: written.result.feeNotes, freeingIn: campground)
    case .group(let name):
      let cancelled = try campground.reservations.cancel(group: name, reason: reason)
      let written = try cancelled.map { try $0.map { try Self.view($0, of: cancelled, by: reporter) } }
      let rest = try campground.restOfGroup(name, besides: written.map { $0.map(\.base) })
      let sentences = try written.result.map { try Self.sentence($0, of: written) }
      return try .wrote(written, sentences, notes: rest + written.result.flatMap(\.feeNotes), freeingIn: campground)
    }
  }

  private static func view<Thing>(
    _ reservation: Reservation, of written: Written<Thing>, by reporter: (Reservation) -> ReservationView
  ) throws -> CancelledView {
    CancelledView(base: reporter(reservation), difference: try written.difference(of: reservation.id))
  }

  private static func sentence<Thing>(_ view: CancelledView, of written: Written<Thing>) throws -> String {
    "Cancelled \(view.label); \(try written.freeAgainWords(view.base))."
  }
}
