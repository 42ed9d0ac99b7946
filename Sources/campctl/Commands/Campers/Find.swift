import Arguments
import CampgroundManager

/// Finds whose a word is.
struct Find: ReadCommand {
  @Required var text: String

  static let help = CommandHelp(
    "Find a word in campers and reservations: a name, phone, plate, group, note or pass.",
    discussion: """
      Case and accents do not matter, and plates and numbers are found without their blanks. Parties that are here stand \
      first, then those to come.
      """,
    examples: ["campctl find H2339", "campctl find 'scouts'"])

  static let arguments: [Argument] = [
    positional("text", .text, "The word or its part, such as the end of a plate.") { $0.text = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    if text.allSatisfy(\.isWhitespace) { throw Failure.usage(.emptySearch) }
    let makeView = try ReservationView.maker(in: campground)
    let found = try campground.search.find(text)
    return .list(empty: "\(text) stands nowhere.") { body in
      for finding in found { try body(FindingView(finding: finding, stay: finding.reservation.map(makeView))) }
    }
  }
}
