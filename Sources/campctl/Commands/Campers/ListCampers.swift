import Arguments
import CampgroundManager

/// Lists the campers by name.
struct ListCampers: ChainCommand, ListCommand {
  typealias Element = Camper

  var match: String?

  static let help = CommandHelp(
    "List the campers by name.", examples: ["campctl list-campers", "campctl list-campers --match bacon"])

  static let arguments: [Argument<Self>] = [
    option("match", .text, "Only campers whose name, phone number or e-mail address contains this text.") {
      $0.match = $1
    }
  ]

  func perform(in campground: Campground) throws -> Response {
    let empty = match == nil ? "There are no campers yet." : "No camper matches."
    return .list(empty: empty) { try campground.campers.forEachCamper(matching: match, $0) }
  }
}
