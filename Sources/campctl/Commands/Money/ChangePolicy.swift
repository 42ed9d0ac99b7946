import ArgumentParser
import CampgroundManager

/// Shows the policy, or changes what is given.
struct ChangePolicy: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "policy",
    abstract: "Show the policy on deposits and changed plans, or change what is given.",
    discussion: """
      A portion is a percentage of the total, an amount, the price of the first nights, all or none: 20%, 45.00, \
      2-nights. What is reserved already keeps the policy that it was made with.
      """)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("What is to be paid beforehand.", valueName: "portion"),
    transform: Read.portion)
  var deposit: Portion<Amount>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many days before arrival the deposit is due; '' is when the stay is reserved.", valueName: "number"),
    transform: Read.numberEdit)
  var depositDays: Edit<Int>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What cancelling costs from so many days before arrival on, such as '7:0% 1:50% 0:100%'.", valueName: "bands"),
    transform: Read.cancellation)
  var cancellation: CancellationBands<Amount>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("What a party pays that does not come.", valueName: "portion"),
    transform: Read.portion)
  var noShow: Portion<Amount>?

  @Option(
    help: ArgumentHelp(
      "Whether the price of nights given up by leaving early is kept or refunded.", valueName: "keep|refund"),
    transform: Read.early)
  var early: EarlyDeparture?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  /// Showing makes no store.
  static func access(for request: PolicyEdits) -> Store.Access { request.isEmpty ? .existing : .create }

  static func perform(_ request: PolicyEdits, in campground: Campground) throws -> Answer {
    let currency = try campground.settings.settings.currency
    guard !request.isEmpty else {
      return .show(PolicyReport(policy: try campground.policies.policy, currency: currency))
    }
    let written = try campground.policies.change(request).map { PolicyReport(policy: $0, currency: currency) }
    return .wrote(written, written.text)
  }

  var request: PolicyEdits {
    var edits = PolicyEdits()
    edits.deposit = deposit
    edits.depositDays = depositDays
    edits.cancellation = cancellation
    edits.noShow = noShow
    edits.early = early
    return edits
  }
}
