import Arguments
import CampgroundManager

/// Shows a camper's record.
struct ShowCamper: ReadCommand {
  @Required var camper: CamperReference

  static let help = CommandHelp("Show a camper's record.")

  static let arguments: [Argument] = [
    positional("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.") {
      $0.camper = $1
    }
  ]

  func perform(in campground: Campground) throws -> Response {
    Response(try campground.campers.find(camper))
  }
}
