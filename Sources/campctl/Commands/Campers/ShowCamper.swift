import Arguments
import CampgroundManager

/// Shows a camper's record, with all stays.
struct ShowCamper: ReadCommand {
  @Required var camper: CamperReference

  static let help = CommandHelp(
    "Show a camper's record, with all stays, the balance and the no-shows.",
    examples: ["campctl show-camper 'Bacon Lover'"])

  static let arguments: [Argument<Self>] = [
    positional("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.") {
      $0.camper = $1
    }
  ]

  func perform(in campground: Campground) throws -> Response {
    let camper = try campground.campers.find(camper)
    var filter = ReservationFilter()
    filter.camper = camper.id
    var stays: [Reservation] = []
    try campground.reservations.forEachReservation(filter) { stays.append($0) }
    let views = try stays.reversed().map(ReservationView.maker(in: campground))
    return Response(
      CamperHistoryView(
        camper: camper, former: try campground.campers.formerValues(of: camper), stays: views,
        currency: try campground.settings.settings.currency))
  }
}
