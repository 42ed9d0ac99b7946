import Persistence

/// Lists and sums the money that came in and was paid out, by day, method and clerk (domain rule R32).
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

  /// The sums of the requested days, all as of one moment.
  ///
  /// Throws ``CampingError`` when they are no days, for a float below 0, and when a sum exceeds the largest amount.
  public func report(_ request: PaymentRequest = PaymentRequest()) throws -> PaymentReport {
    let days = try request.days(today: clock.today)
    return try store.read {
      let currency = try SettingsTable(store: store).settings().currency
      var problems: [Problem] = []
      let float = request.float.map { $0.minorUnits(in: currency, field: "float", &problems) ?? 0 }
      try problems.refuse()
      var rows: [PaymentKey: PaymentAmounts] = [:]
      var (total, cash) = (PaymentAmounts(), PaymentAmounts())
      var filter = PaymentFilter()
      (filter.from, filter.before) = (days.lowerBound, days.upperBound)
      filter.isWithImported = request.isWithImported
      try forEachPayment(filter) { payment in
        let isBack = try table.takesBack(payment.entry)
        try rows[PaymentKey(of: payment, by: request.groupings), default: PaymentAmounts()].add(payment, isBack)
        try total.add(payment, isBack)
        if payment.isCash { try cash.add(payment, isBack) }
      }
      return PaymentReport(
        days: days, currency: currency, groupings: request.groupings,
        rows: rows.filter { $0.value != PaymentAmounts() }
          .sorted { $0.key.precedes($1.key, by: request.groupings) }
          .map { PaymentReport.Row(key: $0.key, amounts: $0.value) },
        total: total, drawer: float.map { PaymentReport.Drawer(float: $0, cash: cash.net) })
    }
  }
}

extension Payment {
  /// True for money that lies in the drawer.
  fileprivate var isCash: Bool { entry.method?.lowercased() == "cash" }
}
