import TestSupport

@testable import CampgroundManager

extension TestCampground {
  /// Appends entries of money and what belongs to it, as a command of its own; a sale's others follow its money.
  @discardableResult
  func enter(_ drafts: LedgerDraft...) throws -> [LedgerEntry] {
    var entries: [LedgerEntry] = []
    _ = try campground.journal.record("enter") { entry in
      entry.record(["reservation": ReservationID(rawValue: 1)])
      for var draft in drafts {
        if draft.reservation == nil { draft.sale = entries.first?.sale ?? entries.first?.id ?? draft.sale }
        entries.append(try Ledger(journal: campground.journal).append(draft, &entry))
      }
      return try campground.reservations.find("r-1")
    }
    return entries
  }

  /// Two bundles of firewood over the counter, with 1.00 of tax.
  @discardableResult
  func sellByEntries(_ amount: Int = 1200, tax: Int = 100, by method: String = "cash") throws -> LedgerEntry {
    try enter(
      .money(.sale, amount + tax, on: nil, by: method), .line(.charge, .other, amount, on: nil, "firewood"),
      .line(.tax, .chargeTaxes, tax, on: nil, "county"))[0]
  }

  /// Takes a part of a sale back.
  func takeBack(_ amount: Int, tax: Int, of sale: LedgerEntry, by method: String = "cash") throws {
    var drafts: [LedgerDraft] = [
      .money(.refund, amount + tax, on: nil, by: method), .line(.adjustment, .other, -amount, on: nil, "firewood"),
      .line(.adjustment, .chargeTaxes, -tax, on: nil, "county"),
    ]
    for place in drafts.indices { drafts[place].sale = sale.id }
    try enter(drafts[0], drafts[1], drafts[2])
  }

  /// A security deposit, or below 0 its return.
  func takeSecurity(_ amount: Int, on id: ReservationID = "r-1", by method: String = "cash") throws {
    try enter(LedgerDraft(reservation: id, kind: .security, item: .security, amount: amount, method: method))
  }

  /// Keeps a part of a security deposit for a broken table.
  func keepSecurity(_ amount: Int, on id: ReservationID = "r-1") throws {
    try enter(
      LedgerDraft(reservation: id, kind: .charge, item: .other, amount: amount, memo: "a broken table"),
      LedgerDraft(reservation: id, kind: .transfer, item: .security, amount: -amount),
      LedgerDraft(reservation: id, kind: .transfer, item: .money, name: "security", amount: amount))
  }

  /// Moves money from one reservation to another.
  func transfer(_ amount: Int, from giver: ReservationID, to taker: ReservationID) throws {
    try enter(
      LedgerDraft(reservation: giver, kind: .transfer, item: .money, name: "\(taker)", amount: -amount),
      LedgerDraft(reservation: taker, kind: .transfer, item: .money, name: "\(giver)", amount: amount))
  }

  /// All money entries.
  func payments(_ change: (inout PaymentFilter) -> Void = { _ in }) throws -> [Payment] {
    var payments: [Payment] = []
    try campground.payments.forEachPayment(PaymentFilter(change)) { payments.append($0) }
    return payments
  }

  /// The sums of payments.
  func paymentReport(
    _ days: Range<Day>? = nil, by keys: [ReportKey<Payment>] = [.method], float: String? = nil
  ) throws -> PaymentReport {
    try campground.reports.payments(ReportDays(days), by: keys, float: float.flatMap { Amount($0) })
  }
}

extension LedgerDraft {
  static func money(_ kind: LedgerEntry.Kind, _ amount: Int, on id: ReservationID?, by method: String) -> LedgerDraft {
    LedgerDraft(reservation: id, kind: kind, item: .money, amount: amount, method: method)
  }

  static func line(
    _ kind: LedgerEntry.Kind, _ item: LedgerEntry.Item, _ amount: Int, on id: ReservationID?, _ name: String
  ) -> LedgerDraft {
    LedgerDraft(reservation: id, kind: kind, item: item, name: name, amount: amount)
  }
}

extension TestCampground {
  /// The taxes of some days.
  func taxes(_ days: Range<Day>? = nil, by keys: [ReportKey<TaxedPart>] = [.name]) throws -> TaxReport {
    try campground.reports.taxes(ReportDays(days), by: keys)
  }

  /// The deposits that are held before a day, by reservation.
  func heldDeposits(on day: Day) throws -> [String: DepositAmounts] {
    let rows = try campground.reports.deposits(on: day).rows
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.stay.id.description, $0.amounts) })
  }
}
