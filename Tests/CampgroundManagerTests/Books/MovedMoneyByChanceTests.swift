import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Every paper agrees with a plain sum of the ledger while money moves at random.
struct MovedMoneyByChanceTests {
  private static let allDays: Range<Day> = "2027-01-01"..<"2029-01-01"

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `books, drawer, deposits and accounts agree with the ledger`(seed: UInt64) throws {
    var (books, chance) = (try ChanceBooks(seed: seed), SplitMix64(seed: seed))
    var done: [String: Int] = [:]
    for _ in 0..<8 {
      for _ in 0..<12 {
        for _ in 0..<4 { try books.step() }
        let name = ["sell", "takeBack", "take", "give", "keep", "transfer", "undo"][chance.next(7)]
        do {
          if try books.camp.moveMoney(name, &chance) { done[name, default: 0] += 1 }
        } catch is CampingError {}
      }
      try expectSame(books.camp)
    }
    for name in ["sell", "takeBack", "take", "give", "keep", "transfer", "undo"] {
      #expect(done[name] ?? 0 > 0, "\(name) of \(done)")
    }
  }

  private func expectSame(_ camp: TestCampground) throws {
    let balances = try camp.bookBalances()
    try camp.reservations.forEachReservation { made in
      let id = try #require(made.id)
      #expect(balances["liabilities:deposits:\(id)"] ?? 0 == made.sums.balance, "\(id)")
      #expect(balances["liabilities:security:\(id)"] ?? 0 == -made.sums.security, "\(id)")
    }
    #expect(balances["liabilities:deposits:sales"] ?? 0 == 0)
    let cash = try camp.sum("CASE kind WHEN 'refund' THEN -amount ELSE amount END", of: "kind <> 'transfer'")
    #expect(balances.sum(of: "assets:") == cash)
    let payments = try camp.paymentReport(Self.allDays, by: [.method, .actor, .day])
    #expect(payments.total.net == cash)
    #expect(payments.rows.reduce(0) { $0 + $1.amounts.net } == cash)
    #expect(try camp.payments().reduce(0) { $0 + $1.amount } == cash)
    let revenue = try camp.revenue(Self.allDays).total
    #expect(balances.sum(of: "revenue:") == -revenue.earned)
    #expect(balances.sum(of: "liabilities:taxes:") == -revenue.taxes)
    #expect(revenue.received + revenue.security == cash)
    #expect(revenue.balance == balances.sum(of: "liabilities:deposits:"))
    let taxes = try camp.taxes(Self.allDays).total
    #expect(taxes.tax + taxes.kept == revenue.taxes)
    #expect(try camp.reports.deposits(on: "2029-01-01").total.security == revenue.security)
  }
}

extension TestCampground {
  /// Moves money that there is; returns false when there is none.
  fileprivate func moveMoney(_ name: String, _ chance: inout SplitMix64) throws -> Bool {
    guard let first = try any("paid > 0", &chance), let second = try any("paid > 0", &chance) else { return false }
    let amount = 1 + chance.next(500)
    switch name {
    case "sell": try sellByEntries(amount, tax: amount / 10, by: ["cash", "card"][chance.next(2)])
    case "takeBack":
      let left = try campground.store.rows(
        "SELECT id FROM ledger AS one WHERE kind = 'sale' AND counters IS NULL AND (SELECT count(*) FROM ledger WHERE sale = one.id) = 2 ORDER BY id"
      ) { try $0[0] as LedgerID }
      guard let sale = try left.last.flatMap({ try LedgerTable(store: campground.store).entry($0) }) else {
        return false
      }
      try takeBack(sale.amount / 2, tax: 0, of: sale)
    case "take": try takeSecurity(amount, on: first)
    case "give", "keep":
      guard let holder = try any("security > 0", &chance) else { return false }
      let part = 1 + chance.next(try sums(ReservationReference(holder)).security)
      if name == "give" { try takeSecurity(-part, on: holder) } else { try keepSecurity(part, on: holder) }
    case "transfer":
      guard first != second else { return false }
      try transfer(1 + chance.next(try sums(ReservationReference(first)).paid), from: first, to: second)
    default: try undoLast()
    }
    return true
  }

  /// A reservation with money or a security deposit.
  private func any(_ condition: SQL, _ chance: inout SplitMix64) throws -> ReservationID? {
    let ids = try campground.store.rows(
      """
      SELECT reservation FROM (
        SELECT reservation, sum(\(LedgerTable.paid)) AS paid, sum(CASE item WHEN 'security' THEN amount ELSE 0 END) AS security
        FROM ledger WHERE reservation IN (SELECT id FROM reservation) GROUP BY reservation) AS accounts
      WHERE \(condition) ORDER BY reservation
      """
    ) { try $0[0] as ReservationID }
    return ids.isEmpty ? nil : ids[chance.next(ids.count)]
  }

  /// A plain sum over the entries of money and security deposits.
  fileprivate func sum(_ expression: SQL, of condition: SQL) throws -> Int {
    try campground.store.value(
      "SELECT coalesce(sum(\(expression)), 0) FROM ledger WHERE item IN ('money', 'security') AND \(condition)") ?? 0
  }

  /// The balances of the exported books, each of whose transactions has to be balanced.
  fileprivate func bookBalances() throws -> [String: Int] {
    var (balances, declared, open) = ([String: Int](), Set<String>(), 0)
    for line in try books().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("account ") { declared.insert(String(line.dropFirst(8))) }
      let parts = line.split(separator: "  ")
      guard line.hasPrefix("    "), parts.count == 2, !line.contains("format") else {
        #expect(open == 0)
        continue
      }
      let amount = try #require(Int(parts[1].split(separator: " ")[0].replacing(".", with: "")))
      #expect(declared.contains(String(parts[0])), "\(line)")
      balances[String(parts[0]), default: 0] += amount
      open += amount
    }
    return balances
  }
}

extension [String: Int] {
  fileprivate func sum(of prefix: String) -> Int { filter { $0.key.hasPrefix(prefix) }.values.reduce(0, +) }
}
