import ArgumentParser
import CampgroundManager

/// Shows a reservation.
struct ShowReservation: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "Show a reservation.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: ReservationRequest { ReservationRequest(reservation: reservation) }

  static func perform(_ request: ReservationRequest, in campground: Campground) throws -> Answer {
    let reservation = try campground.reservations.find(request.reservation)
    var report = try campground.reporter()(reservation).withOverdue
    report.leader = try reservation.group.flatMap(campground.reservations.leader)
    return .show(report)
  }
}
