import ArgumentParser
import CampgroundManager

/// Lists the campers by name.
struct ListCampers: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "List the campers by name.")

  @Option(
    help: ArgumentHelp(
      "Only those in whose name, phone number or mail address this stands.", valueName: "text"))
  var match: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let match: String?
  }

  var request: Request { Request(match: match) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let empty = request.match == nil ? "There are no campers yet." : "No camper matches."
    return .list(empty: empty) { try campground.campers.forEachCamper(matching: request.match, $0) }
  }
}
