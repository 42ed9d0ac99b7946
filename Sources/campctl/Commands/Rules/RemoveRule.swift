import Arguments
import CampgroundManager

/// Removes a rule of stays.
struct RemoveRule: ChangeCommand {
  @Required var name: String

  static let help = CommandHelp(
    "Remove a rule of stays with a name.", examples: ["campctl remove-rule 'July 4th'"])

  static let arguments: [Argument<Self>] = [
    positional("name", .text.named("name", completion: .of(.rule)), "The name of the rule.") { $0.name = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.rules.removeRule(name).map { RuleView($0) }
    return Response(written, "Removed the rule \(written.label).")
  }
}
