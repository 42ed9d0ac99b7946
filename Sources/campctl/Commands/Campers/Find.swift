import Arguments
import CampgroundManager

/// Finds whose a word is.
struct Find: ChainCommand, ListCommand {
  typealias Element = FindingView

  @Required var text: String

  static let help = CommandHelp(
    "Find a name, phone number, plate, note or any other word.",
    discussion: """
      Names, members, addresses, groups, sources, numbers at a source, vehicle tags, notes, reasons, memos, sites and \
      their loops, blocks, calendars and items are searched. Case and accents do not matter, and plates and numbers are \
      found without their blanks. Every stay of a camper who is found is listed: the overdue first, then those of today, \
      then those to come.
      """,
    examples: ["campctl find H2339", "campctl find HMABC123", "campctl find 'scouts'"])

  static let arguments: [Argument<Self>] = [
    positional("text", .text, "The word or its part, such as the end of a plate.") { $0.text = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    if text.allSatisfy(\.isWhitespace) { throw Failure.usage(.emptySearch) }
    let makeView = try ReservationView.maker(in: campground)
    let found = try campground.search.find(text)
    let near = found.isEmpty ? try campground.campers.candidates(near: text) : []
    return .list(empty: Phrases.nothingFound(for: text, near: near.map(\.words))) { body in
      for finding in found { try body(FindingView(finding: finding, stay: finding.reservation.map(makeView))) }
    }
  }
}
