import Arguments
import CampgroundManager

/// Shows the policy, or changes the given parts.
struct ChangePolicy: ChangeCommand {
  var edits = PolicyEdits()

  static let help = CommandHelp(
    "Show the policy on deposits and changed plans, or change what is given.",
    discussion: """
      A portion is a percentage of the total, an amount, the price of the first nights, all or none: 20%, 45.00, \
      2-nights. What is reserved already keeps the policy that it was made with.
      """,
    examples: [
      "campctl policy",
      "campctl policy --deposit 1-night --cancellation '7:0% 1:50% 0:100%' --no-show all",
    ])

  static let arguments: [Argument] = [
    option("deposit", .portion, "What is to be paid beforehand.") { $0.edits.deposit = $1 },
    option(
      "deposit-days", .edit(.number),
      "How many days before arrival the deposit is due; '' is when the stay is reserved."
    ) { $0.edits.depositDays = $1 },
    option(
      "cancellation", .cancellation,
      "What cancelling costs from so many days before arrival on, such as '7:0% 1:50% 0:100%'."
    ) { $0.edits.cancellation = $1 },
    option("no-show", .portion, "What a party pays that does not come.") { $0.edits.noShow = $1 },
    option("early", .early, "Whether the price of nights given up by leaving early is kept or refunded.") {
      $0.edits.early = $1
    },
  ]

  /// Showing makes no store.
  var access: Store.Access { edits.isEmpty ? .existing : .create }

  func perform(in campground: Campground) throws -> Response {
    let currency = try campground.settings.settings.currency
    guard !edits.isEmpty else {
      return Response(PolicyView(policy: try campground.policies.policy, currency: currency))
    }
    let written = try campground.policies.change(edits).map { PolicyView(policy: $0, currency: currency) }
    return Response(written, written.text)
  }
}
