import Persistence

/// Reads the decisions that are entries of accounts: waivers, write-offs, and discounts of nights that were slept
/// before.
struct EntryDecisions {
  private let store: Store
  private let ledger: LedgerTable
  /// A condition on `ledger`, false for a charge for a hold past its expiry.
  private let isStanding: SQL
  private static let columns = LedgerEntry.columns(of: "ledger")

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    ledger = LedgerTable(store: store)
    isStanding = RevenueTable(store: store, clock: clock).isStanding
  }

  /// Calls the body with the decisions that were entered on some days.
  func forEach(on days: ClosedRange<Day>, _ body: (Decision) throws -> Void) throws {
    let entries = try store.ifAny {
      try store.rows(
        """
        SELECT \(Self.columns) FROM ledger
        WHERE ledger.day >= \(days.lowerBound) AND ledger.day <= \(days.upperBound) AND ledger.amount <> 0
          AND ledger.item IN ('agreed-apart', 'discounts-apart', 'write-offs') AND \(isStanding)
        ORDER BY ledger.id
        """, LedgerEntry.readRow)
    }
    for entry in entries { try body(decision(of: entry)) }
  }

  private func decision(of entry: LedgerEntry) throws -> Decision {
    switch entry.item {
    case .agreedApart:
      let name = ReportValue(ofDiscount: entry.name)
      return Decision(
        name, on: entry.day, because: name == .byHand ? entry.memo : nil, DecisionAmounts(amount: entry.amount))
    case .writeOffs:
      return Decision(
        .writeOff, on: entry.day, because: try reason(of: entry), DecisionAmounts(amount: -entry.amount))
    default:
      return Decision(.waiver, on: entry.day, because: try reason(of: entry), DecisionAmounts(amount: entry.amount))
    }
  }

  /// The reason of a waiver or a write-off. The part of one that goes with its charge has that of the newest one
  /// standing.
  private func reason(of entry: LedgerEntry) throws -> String? {
    if entry.counters == nil, entry.isDecided { return entry.memo }
    let entries = try ledger.entries(beside: entry)
    var first = entry
    while let old = entries.first(where: { $0.id == first.counters && $0.id < first.id }) { first = old }
    if first.isDecided { return first.memo }
    let earlier = entries.filter { $0.id < first.id && $0.item == first.item }
    let history = LedgerHistory(earlier)
    return earlier.last { $0.counters == nil && $0.isDecided && history.chain(from: $0).count % 2 == 1 }?.memo
  }
}

extension LedgerEntry {
  /// True for a waiver or a write-off as a person decided it, and not for what takes it back.
  fileprivate var isDecided: Bool { item == .writeOffs ? amount > 0 : amount < 0 }
}
