import ArgumentParser
import CampgroundManager

/// Lists the accounts on which something is to be paid, or paid back.
struct ListBalances: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the accounts on which something is to be paid, or paid back.",
    discussion: """
      Due is the deposit's day while that is not paid, else the day of arrival; for what is cancelled or over, the day of \
      its last charge. By arrival, then site.
      """)

  @Option(
    help: ArgumentHelp("Only those that are due, overdue or a credit; may be given again.", valueName: "state"),
    transform: Read.balanceState)
  var state: [BalanceState] = []

  @Option(help: ArgumentHelp("Only this camper's.", valueName: "camper"))
  var camper: CamperReference?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let state: [BalanceState]?
    let camper: CamperReference?
  }

  var request: Request { Request(state: state.isEmpty ? nil : state, camper: camper) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var filter = BalanceFilter()
    filter.states = request.state ?? []
    filter.camper = try request.camper.map { try campground.campers.find($0).id }
    let currency = try campground.settings.settings.currency
    let chosen = filter
    return .list(empty: "No account is open.") { each in
      try campground.accounts.forEachBalance(chosen) { try each(BalanceReport(open: $0, currency: currency)) }
    }
  }
}

extension Read {
  @Sendable static func balanceState(_ text: String) throws -> BalanceState {
    guard let state = BalanceState(text.lowercased()) else {
      throw Unreadable(description: "it is one of \(BalanceState.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return state
  }
}
