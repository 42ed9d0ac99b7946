import Arguments
import CampgroundManager

/// Changes a rule of stays.
struct ChangeRule: ChangeCommand {
  @Required var name: String
  var rename: String?
  /// True when stays may arrive, or depart, on its days again.
  var arrival = false
  var departure = false
  var edits = RuleEdits()

  static let help = CommandHelp(
    "Change a rule of stays with a name.",
    discussion: """
      A term that is not given stays as it is. An empty value ends a term: --before '' is for all nights to come, \
      --min-nights '' ends the shortest stay. Existing reservations stay as agreed.
      """,
    examples: [
      "campctl change-rule 'July 4th' --min-nights 4",
      "campctl change-rule Weekends --rename 'Long weekends' --arrival",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name", completion: .of(.rule)), "The name of the rule.") { $0.name = $1 },
      option("rename", .text.named("name"), "The new name.") { $0.rename = $1 },
      flag("arrival", "Stays may arrive on its days again, after --no-arrival.") { $0.arrival = $1 },
      flag("departure", "Stays may depart on its days again, after --no-departure.") { $0.departure = $1 },
    ],
    part(RuleEdits.demands) { $1(&$0.edits) }, part(RuleEdits.nights) { $1(&$0.edits) })

  /// The edits with what the flags add to them.
  private var whole: RuleEdits {
    var edits = edits
    if arrival { edits.noArrival = false }
    if departure { edits.noDeparture = false }
    return edits
  }

  var misuse: [UsageProblem] { rename == nil && whole.isEmpty ? [.noTermToChange("min-nights")] : [] }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.rules.problems(of: .former($name, rename: rename, whole, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let written = try campground.rules.changeRule(name, rename: rename, whole)
    let extras = try RuleNotes.extras(of: written, in: campground)
    let view = written.map { RuleView($0) }
    return Response(
      view,
      written.changed
        ? "Changed the rule \(view.result.text)." : "Nothing to change at the rule \(view.label).",
      extras: extras)
  }
}
