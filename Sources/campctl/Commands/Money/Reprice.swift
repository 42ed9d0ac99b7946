import ArgumentParser
import CampgroundManager

/// Prices a reservation by the rates of today.
struct Reprice: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Price the nights of a reservation that are still to come by the rates and taxes of today.",
    discussion: "Nights that are past keep their price, and so does one that no rate covers any more.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: ReservationRequest { ReservationRequest(reservation: reservation) }

  static func perform(_ request: ReservationRequest, in campground: Campground) throws -> Answer {
    let written = try campground.reservations.reprice(request.reservation)
    let report = try written.priced(by: campground.reporter())
    let label = report.thing.label
    let done = "Priced \(label), \(report.thing.base.reservation.camper.fullName), anew"
    let sentence = "\(done): \(report.thing.differenceWords ?? "it costs what it did")."
    return .wrote(report, report.changed ? sentence : "\(label) costs by the rates of today what it did.")
  }
}
