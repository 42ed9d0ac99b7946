import ArgumentParser
import CampgroundManager

/// Marks a reservation whose party has not come.
struct NoShow: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Mark a reservation whose party has not come.",
    discussion: """
      After the day's cut-off (settings --no-show-after) the nights from today on are free again. Who comes late after \
      all is checked in while they are.
      """)

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: ReservationRequest { ReservationRequest(reservation: reservation) }

  static func perform(_ request: ReservationRequest, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.markNoShow(request.reservation).map(reporter)
    let report = written.thing
    let camper = report.reservation.camper.fullName
    return try .wrote(
      written, "Marked \(report.label) a no-show, \(camper); \(try written.freeAgainWords(report)).",
      notes: feeNotes(written), freeingIn: campground)
  }

  /// What was charged by hand stays beside the fee.
  private static func feeNotes(_ written: Written<ReservationReport>) throws -> [String] {
    let report = written.thing
    let id = report.reservation.id
    guard try report.reservation.sums != AccountSums() || written.difference(of: id) != 0 else { return [] }
    return [report.feeNote("Not coming", costs: try written.penalties(on: id))]
  }
}
