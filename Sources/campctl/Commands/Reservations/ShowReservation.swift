import Arguments
import CampgroundManager

/// Shows a reservation.
struct ShowReservation: ReadCommand {
  var subject = OneReservation()

  static let help = CommandHelp(
    "Show a reservation.", examples: ["campctl show-reservation r-3", "campctl show-reservation \"Bacon Lover\""])

  static let arguments: [Argument<Self>] = part(OneReservation.arguments) { $1(&$0.subject) }

  func perform(in campground: Campground) throws -> Response {
    let reservation = try campground.reservations.find(subject.reference())
    var view = try ReservationView.maker(in: campground)(reservation).withOverdue
    view.leader = try reservation.group.flatMap(campground.reservations.leader)
    return Response(view)
  }
}
