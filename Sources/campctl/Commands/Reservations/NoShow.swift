import Arguments
import CampgroundManager

/// Marks a reservation whose party has not come.
struct NoShow: ChangeCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Mark a reservation whose party has not come.",
    discussion: """
      After the day's cut-off (settings --no-show-after) the nights from today on are free again. Who comes late after \
      all is checked in while they are.
      """)

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.markNoShow(reservation).map(reporter)
    let report = written.result
    let camper = report.reservation.camper.fullName
    return try .wrote(
      written, "Marked \(report.label) a no-show, \(camper); \(try written.freeAgainWords(report)).",
      notes: Self.feeNotes(written), freeingIn: campground)
  }

  /// The notes about charges made by hand, which stay beside the fee.
  private static func feeNotes(_ written: Written<ReservationReport>) throws -> [String] {
    let report = written.result
    let id = report.reservation.id
    guard try report.reservation.sums != AccountSums() || written.difference(of: id) != 0 else { return [] }
    return [report.feeNote("Not coming", costs: try written.penalties(on: id))]
  }
}
