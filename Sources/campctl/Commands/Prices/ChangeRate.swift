import Arguments
import CampgroundManager

/// Changes a rate for stays to come.
struct ChangeRate: ChangeCommand {
  @Required var name: String
  var rename: String?
  var edits = RateEdits()

  static let help = CommandHelp(
    "Change a rate for future reservations.",
    discussion: """
      A term that is not given stays as it is. An empty value ends a term: --weekly '' ends the weekly price, \
      --weekdays '' covers every day. Existing reservations keep their price; campctl reprice charges the new one.
      """,
    examples: [
      "campctl change-rate Standard --nightly 48.00 --weekly 300.00",
      "campctl change-rate 'Summer 2027' --before 2027-09-08 --rename 'Summer'",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text.named("name", completion: .of(.rate)), "The name of the rate.") { $0.name = $1 },
      option("rename", .text.named("name"), "The new name.") { $0.rename = $1 },
    ],
    part(RateEdits.prices) { $1(&$0.edits) }, part(RateEdits.nights) { $1(&$0.edits) },
    part(RateEdits.party) { $1(&$0.edits) })

  var misuse: [UsageProblem] { rename == nil && edits.isEmpty ? [.noTermToChange("nightly")] : [] }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.rates.problems(of: .former($name, rename: rename, edits, unread: unread))
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let written = try campground.rates.changeRate(name, rename: rename, edits)
    let extras = try RateNotes(rate: written.result, in: campground).extras()
    let view = try written.map { RateView(rate: $0, currency: try campground.settings.settings.currency) }
    return Response(
      view,
      written.changed
        ? "Changed rate \(view.result.text); existing reservations keep their price."
        : "Nothing to change at rate \(view.label).",
      extras: extras)
  }
}
