import ArgumentParser
import CampgroundManager

/// Cancels a reservation and gives its nights back.
struct Cancel: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Cancel a reservation and give its nights back.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Option(help: ArgumentHelp("Why; it is kept.", valueName: "text"))
  var reason: String?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference
    let reason: String?
  }

  var request: Request { Request(reservation: reservation, reason: reason) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.cancel(request.reservation, reason: request.reason).map(reporter)
    let report = written.thing
    let site = report.reservation.siteNumber
    return try .wrote(
      written, "Cancelled \(report.label); site \(site) is free again, \(report.stayWords).", freeingIn: campground)
  }
}
