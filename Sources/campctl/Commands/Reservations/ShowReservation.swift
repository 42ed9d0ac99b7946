import ArgumentParser
import CampgroundManager

/// Shows a reservation.
struct ShowReservation: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "Show a reservation.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference
  }

  var request: Request { Request(reservation: reservation) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reservation = try campground.reservations.find(request.reservation)
    var report = try campground.reporter()(reservation).withOverdue
    report.leader = try reservation.group.flatMap(campground.reservations.leader)
    return .show(report)
  }
}
