import Arguments
import CampgroundManager

/// Lists the rules of stays.
struct ListRules: ChainCommand, ListCommand {
  typealias Element = RuleView

  static let help = CommandHelp(
    "List the rules of stays: those of the settings, then those with a name in the order in which they were added.",
    discussion: "campctl settings changes the rules of the settings, which have no name in JSON.",
    examples: ["campctl list-rules"])

  static let arguments: [Argument<Self>] = []

  func perform(in campground: Campground) throws -> Response {
    let rules = try RuleView.all(in: campground)
    return .list(empty: "There are no rules of stays.") { each in
      for rule in rules { try each(rule) }
    }
  }
}
