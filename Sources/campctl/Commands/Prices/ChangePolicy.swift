import Arguments
import CampgroundManager

/// Shows the policy, or changes the given parts.
struct ChangePolicy: ChangeCommand {
  var edits = PolicyEdits()

  static let help = CommandHelp(
    "Show the policy on deposits and changed plans, or change the given parts.",
    discussion: """
      A portion is a percentage of the total, an amount, the price of the first nights, all or none: 20%, 45.00, \
      2-nights. Existing reservations keep the policy agreed at booking.
      """,
    examples: [
      "campctl policy",
      "campctl policy --deposit 1-night --cancellation '7:0% 1:50% 0:100%' --no-show all",
    ])

  static let arguments: [Argument<Self>] = [
    option("deposit", .portion, "The deposit, a portion of the total (default: none).") { $0.edits.deposit = $1 },
    option(
      "deposit-days", .edit(.number),
      "The number of days before arrival on which the deposit is due; '' is the day of reserving (default: '')."
    ) { $0.edits.depositDays = $1 },
    option(
      "cancellation", .cancellation,
      "The cost of cancelling at least a number of days before arrival, such as '7:0% 1:50% 0:100%' (default: none)."
    ) { $0.edits.cancellation = $1 },
    option("no-show", .portion, "The portion that a no-show pays (default: none).") { $0.edits.noShow = $1 },
    option(
      "early", .early, "The treatment of nights given up by leaving early: keep or refund their price (default: keep)."
    ) {
      $0.edits.early = $1
    },
    option(
      "shortened", .shortened,
      "The price of the nights stayed when a stay becomes too short for its week or month: keep it, or reprice them "
        + "as the stay they became (default: reprice)."
    ) { $0.edits.shortened = $1 },
  ]

  /// Showing makes no store.
  var access: Store.Access { edits.isEmpty ? .existing : .create }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.policies.problems(of: edits)
  }

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    guard !edits.isEmpty else {
      return Response(PolicyView(policy: try campground.policies.policy, currency: currency))
    }
    let written = try campground.policies.change(edits).map { PolicyView(policy: $0, currency: currency) }
    return Response(written, written.text)
  }
}
