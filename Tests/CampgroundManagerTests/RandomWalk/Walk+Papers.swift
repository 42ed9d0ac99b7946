import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// The papers of a walk: accounts, reports and books are those of its reservations and of its ledger.
extension Walk {
  /// The lines of every account but those of expired holds, by reservation: an undo gives them back to the cent.
  func accountLines() throws -> [ReservationID: Set<LedgerLine>] {
    let ledger = LedgerTable(store: store)
    let ids = try store.rows(
      """
      SELECT DISTINCT reservation FROM ledger WHERE reservation IS NOT NULL AND reservation NOT IN (
        SELECT id FROM reservation
        WHERE status = 'expired' OR status = 'held' AND hold_expires <= \(camp.clock.now.seconds))
      """
    ) { try $0[0] as ReservationID }
    let lines = try ids.map { ($0, Set(try ledger.lines(of: $0))) }
    return Dictionary(uniqueKeysWithValues: lines.filter { !$0.1.isEmpty })
  }

  /// Requires papers that agree; one that does not is an issue at its line, and ends the walk.
  func requirePapers() throws {
    let now = TestCampground(campground: camp)
    if !model.hasLapsedHold {
      try requireAccounts(now)
      try requireBalances(now)
    }
    try requireBooks(now, now.bookBalances())
    try requireRevenue(now)
    try requireDecisions(now)
  }

  private static let all: Range<Day> = "2027-01-01"..<"2037-01-01"

  /// Each account has the lines of its stay's price, and beside them those that people have added.
  private func requireAccounts(_ now: TestCampground) throws {
    let ledger = LedgerTable(store: store)
    try now.reservations.forEachReservation { reservation in
      let id = try #require(reservation.id)
      let lines = Set(try ledger.lines(of: id))
      let own = lines.filter { !$0.item.isApart }
      let added = lines.subtracting(own)
      try #require(own == Set(try reservation.price.lines), "\(id) \(reservation.status)")
      let isSound = added.allSatisfy {
        $0.item == .discountsApart ? $0.amount <= 0 : $0.item != .other || $0.amount >= 0
      }
      try #require(isSound, "\(id): \(added)")
      let penalties = added.filter { $0.item == .penalties }
      try #require(penalties.isEmpty || [.cancelled, .noShow, .checkedOut].contains(reservation.status), "\(id)")
      try #require(penalties.allSatisfy { $0.amount >= 0 }, "\(id): \(penalties)")
      let sums = try now.accounts.account(ReservationReference(id)).sums
      try #require(sums == reservation.sums)
      try #require(sums.total == lines.reduce(0) { $0 + $1.amount })
      // No credit comes of a write-off.
      try #require(sums.paid >= 0 && sums.total >= 0 && sums.writtenOff >= 0 && sums.excessWriteOff == 0, "\(id)")
    }
  }

  /// The balances of a day are a plain sum of those of the accounts before it.
  private func requireBalances(_ now: TestCampground) throws {
    var owed = 0
    try now.reservations.forEachReservation { made in
      // A hold that runs out within the day owes nothing before the next.
      if made.status == .held, let end = made.holdExpires, now.clock.moment(at: end).day <= now.clock.today { return }
      owed += max(0, made.sums.balance)
    }
    let report = try now.reports.balances(on: now.clock.today.advanced(by: 1))
    try #require(report.total == owed)
    try #require(report.rows.reduce(0) { $0 + $1.balance } == owed)
  }

  /// The exported books, the drawer, the deposits and the revenue are sums of the same ledger.
  private func requireBooks(_ now: TestCampground, _ balances: [String: Int]) throws {
    try now.reservations.forEachReservation { made in
      let id = try #require(made.id)
      try #require(balances["liabilities:deposits:\(id)"] ?? 0 == made.sums.balance, "\(id)")
      try #require(balances["liabilities:security:\(id)"] ?? 0 == -made.sums.security, "\(id)")
    }
    try #require(balances["liabilities:deposits:sales"] ?? 0 == 0)
    let cash = try store.value(
      """
      SELECT coalesce(sum(CASE WHEN kind = 'refund' AND item = 'money' THEN -amount ELSE amount END), 0) FROM ledger
      WHERE item IN ('money', 'security') AND kind <> 'transfer'
      """, as: Int.self)
    try #require(balances.sum(of: "assets:") == cash)
    let payments = try now.paymentReport(Self.all, by: [.method, .actor, .day])
    try #require(payments.total.net == cash)
    try #require(payments.rows.reduce(0) { $0 + $1.amounts.net } == cash)
    try #require(try now.payments().reduce(0) { $0 + $1.amount } == cash)
    let revenue = try now.revenue(Self.all).total
    try #require(balances.sum(of: "revenue:") == -revenue.earned)
    try #require(balances.sum(of: "liabilities:taxes:") == -revenue.taxes)
    try #require(balances.sum(of: "liabilities:deposits:") == revenue.balance)
    try #require(revenue.received + revenue.security == cash)
    let taxes = try now.taxes(Self.all).total
    try #require(taxes.tax + taxes.kept == revenue.taxes)
    for keys in [[.month], [.type, .month], [.name, .type], []] as [[ReportKey<TaxedPart>]] {
      let rows = try now.taxes(Self.all, by: keys).rows
      try #require(try rows.reduce(into: TaxAmounts()) { try $0.add($1.amounts) } == taxes, "\(keys)")
    }
    for row in try now.taxes(Self.all, by: [.month]).rows {
      let month = try #require(row.key[0].days)
      try #require(try now.taxes(month).total == row.amounts, "\(month)")
    }
    try #require(try now.reports.deposits(on: Self.all.upperBound).total.security == revenue.security)
  }

  /// However revenue is grouped, and month by month, it has the same sums.
  private func requireRevenue(_ now: TestCampground) throws {
    let days = try now.revenue(Self.all, by: .day)
    try #require(days.supplement.accounts == days.total)
    for key in [.day, .month, .type, .site, .source] as [ReportKey<Earning>] {
      let grouped = try now.revenue(Self.all, by: key)
      try #require(grouped.total == days.total, "\(key)")
      try #require(grouped.rows.reduce(0) { $0 + $1.amounts.earned } == days.total.earned, "\(key)")
      try #require(grouped.rows.reduce(0) { $0 + $1.amounts.received } == days.total.received, "\(key)")
    }
    for month in try now.revenue(Self.all).rows {
      guard case .days(let span) = month.key[0] else { continue }
      try #require(try now.revenue(span, by: .day).total == month.amounts, "\(span)")
    }
  }

  /// Discounts and waivers are the discounts of the revenue, and write-offs its write-offs, in any days.
  private func requireDecisions(_ now: TestCampground) throws {
    for days: Range<Day> in [Self.all, "2027-06-10"..<"2027-06-20", "2027-07-01"..<"2027-08-01"] {
      let (rows, revenue) = (try now.decisions(days).rows, try now.revenue(days).total)
      func sum(_ isCounted: (ReportValue) -> Bool) -> Int {
        rows.filter { isCounted($0.key[0]) }.reduce(0) { $0 + $1.amounts.amount }
      }
      try #require(sum { $0 == .writeOff } == -revenue.writtenOff, "\(days)")
      // An own price is no discount, but another price.
      try #require(sum { ![.writeOff, .ownPrice, .exemption].contains($0) } == revenue.discounts, "\(days)")
    }
  }
}

extension TestCampground {
  /// The balances of the exported books, each of whose transactions has to be balanced.
  fileprivate func bookBalances() throws -> [String: Int] {
    var (balances, declared, open) = ([String: Int](), Set<String>(), 0)
    for line in try books().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("account ") { declared.insert(String(line.dropFirst(8))) }
      let parts = line.split(separator: "  ")
      guard line.hasPrefix("    "), parts.count == 2, !line.contains("format") else {
        try #require(open == 0, "before \(line)")
        continue
      }
      let amount = try #require(Int(parts[1].split(separator: " ")[0].replacing(".", with: "")))
      try #require(declared.contains(String(parts[0])), "\(line)")
      balances[String(parts[0]), default: 0] += amount
      open += amount
    }
    return balances
  }
}

extension [String: Int] {
  fileprivate func sum(of prefix: String) -> Int { filter { $0.key.hasPrefix(prefix) }.values.reduce(0, +) }
}
