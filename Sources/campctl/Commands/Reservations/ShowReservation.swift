import Arguments
import CampgroundManager

/// Shows a reservation.
struct ShowReservation: ReadCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp("Show a reservation.")

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let reservation = try campground.reservations.find(reservation)
    var view = try ReservationView.maker(in: campground)(reservation).withOverdue
    view.leader = try reservation.group.flatMap(campground.reservations.leader)
    return Response(view)
  }
}
