import Persistence

/// Lists the money that came in and was paid out.
public final class PaymentService {
  private let store: Store
  private let clock: CampgroundClock
  private let table: PaymentTable

  public init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    table = PaymentTable(store: store, clock: clock)
  }

  /// Calls the body with the payments, refunds, sales, security deposits and transfers that pass the filter, the oldest
  /// first.
  ///
  /// An entry that was undone is there as well as the one that takes it back.
  public func forEachPayment(_ filter: PaymentFilter = PaymentFilter(), _ body: (Payment) throws -> Void) throws {
    if let from = filter.from, let before = filter.before, before <= from {
      throw CampingError(.invalidRequest, [.report(.emptyPeriod(from: from, before: before))])
    }
    try Slices.forEach(in: store) { last, limit in
      try table.slice(filter, after: last?.entry.id, limit: limit)
    } body: {
      if filter.allows($0) { try body($0) }
    }
  }
}
