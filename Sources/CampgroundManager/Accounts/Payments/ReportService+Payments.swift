import Persistence

/// The money that came in and was paid out in some days, and the drawer where its float is given.
public typealias PaymentReport = GroupedReport<Payment, PaymentAmounts, CashDrawer?>

extension ReportService {
  /// The money that came in and was paid out, by default today, by method, clerk or day (domain rule R32).
  ///
  /// - Parameters:
  ///   - days: The days; without both ends, today.
  ///   - keys: The keys of a row.
  ///   - float: The cash in the drawer before the first payment.
  ///   - isWithImported: True when money that changed hands elsewhere counts, too, which was never in this drawer.
  /// - Returns: The sums of each row, and what should be in the drawer.
  /// - Throws: ``CampingError`` for a float below 0, and for days that are none.
  public func payments(
    _ days: ReportDays = ReportDays(), by keys: [ReportKey<Payment>] = [.method], float: Amount? = nil,
    isWithImported: Bool = false
  ) throws -> PaymentReport {
    let days = try days.days(today: clock.today, or: .day)
    var filter = PaymentFilter()
    (filter.from, filter.before, filter.isWithImported) = (days.lowerBound, days.upperBound, isWithImported)
    let chosen = filter
    return try report(days, by: keys, from: PaymentAmounts()) { add in
      let start = try float.map(minorUnits)
      var cash = PaymentAmounts()
      let table = PaymentTable(store: store, clock: clock)
      try PaymentService(store: store, clock: clock).forEachPayment(chosen) { payment in
        let isBack = try table.takesBack(payment.entry)
        try add(payment) { try $0.add(payment, isBack) }
        if payment.isCash { try cash.add(payment, isBack) }
      }
      return start.map { CashDrawer(float: $0, cash: cash.net) }
    }
    .leavingOut(PaymentAmounts())
  }

  private func minorUnits(of float: Amount) throws -> Int {
    var problems: [Problem] = []
    let currency = try SettingsTable(store: store).settings().currency
    let amount = float.minorUnits(in: currency, field: "float", &problems)
    try problems.refuse()
    return amount ?? 0
  }
}

extension Payment {
  /// True for money that lies in the drawer.
  fileprivate var isCash: Bool { entry.method?.lowercased() == "cash" }
}
