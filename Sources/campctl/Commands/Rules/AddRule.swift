import Arguments
import CampgroundManager

/// Adds a rule of stays with a name.
struct AddRule: WriteCommand {
  @Required var name: String
  var edits = RuleEdits()

  static let help = CommandHelp(
    "Add a rule of stays with a name.",
    discussion: """
      A rule applies to a stay that has one of its nights; of several shortest or longest stays, those of campctl \
      settings among them, the strictest applies. A refusal names the rule and what would work instead, and --override \
      REASON allows the stay all the same. With --in-days the nights of a camper count together, on all sites of the \
      rule. With --min-gap a stay goes to a site on which it leaves no smaller gap, as long as there is one. Existing \
      reservations stay as agreed.
      """,
    examples: [
      "campctl add-rule 'July 4th' --from 2027-07-02 --before 2027-07-06 --min-nights 3",
      "campctl add-rule Weekends --weekdays fri,sat --min-nights 2 --for-arrivals",
      "campctl add-rule 'Two weeks' --max-nights 14 --in-days 30",
    ])

  static let arguments: [Argument<Self>] = .of(
    [positional("name", .text.named("name"), "The name of the rule.") { $0.name = $1 }],
    part(RuleEdits.demands) { $1(&$0.edits) }, part(RuleEdits.nights) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.rules.problems(of: .new($name, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.rules.addRule(name, edits)
    let extras = try RuleNotes.extras(of: written, in: campground)
    let view = written.map { RuleView($0) }
    return Response(view, "Added the rule \(view.result.text).", extras: extras)
  }
}
