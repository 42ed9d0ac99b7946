import ArgumentParser
import CampgroundManager

/// Makes a hold a reservation.
struct Confirm: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a hold a reservation.",
    discussion: "The rules were judged when it was held; only a hold that has expired is refused.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: ReservationRequest { ReservationRequest(reservation: reservation) }

  static func perform(_ request: ReservationRequest, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.confirm(request.reservation).map(reporter)
    let report = written.thing
    let price = try campground.agreedPriceWords(report)
    return .wrote(
      written, "Confirmed \(report.label): site \(report.reservation.siteNumber), \(report.stayWords)\(price).")
  }
}
