import ArgumentParser
import CampgroundManager

/// Shows a camper's record.
struct ShowCamper: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "Show a camper's record.")

  @Argument(help: "The camper: an id such as c-1, the phone number, or the full name.")
  var camper: CamperReference

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let camper: CamperReference
  }

  var request: Request { Request(camper: camper) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    .show(try campground.campers.find(request.camper))
  }
}
