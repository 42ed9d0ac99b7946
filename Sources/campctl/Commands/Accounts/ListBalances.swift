import Arguments
import CampgroundManager

/// Lists the accounts that are not settled.
struct ListBalances: ChainCommand, ListCommand {
  typealias Element = BalanceView

  var state: [BalanceState] = []
  var camper: CamperReference?

  static let help = CommandHelp(
    "List the accounts with a balance to pay or to pay back.",
    discussion: """
      An account is due on the deposit's day until the deposit is paid, then on the day of arrival or, when the \
      stay is cancelled or over, on the day of its last charge. The order is by arrival, then site.
      """,
    examples: ["campctl list-balances", "campctl list-balances --state overdue"])

  static let arguments: [Argument<Self>] = [
    option(
      "state", .list(of: .choice("state"), "states"),
      "Only accounts in these states: due, overdue or credit (default: every state)."
    ) { $0.state = $1 },
    option("camper", .camper, "Only this camper's accounts.") { $0.camper = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    var filter = BalanceFilter()
    filter.states = state
    filter.camper = try camper.map { try campground.campers.find($0).id }
    let currency = try campground.settings.settings.currency
    let chosen = filter
    return .list(empty: "No account is open.") { each in
      try campground.accounts.forEachBalance(chosen) { try each(BalanceView(open: $0, currency: currency)) }
    }
  }
}
