import TestSupport
import Testing

@testable import CampgroundManager

/// The books add up after any commands in any order.
struct RevenueByChanceTests {
  private static let allDays: Range<Day> = "2027-01-01"..<"2029-01-01"

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `revenue, accounts, books and checks agree`(seed: UInt64) throws {
    var books = try ChanceBooks(seed: seed)
    for _ in 0..<10 {
      for _ in 0..<40 { try books.step() }
      try expectSound(books.camp)
      try expectReconciled(books.camp)
      try expectSameBooks(books.camp)
    }
    // A campground without events would prove nothing.
    let names = ["reserve", "hold", "cancel", "checkIn", "checkOut", "change", "pay", "charge", "undo"]
    for name in names { #expect(books.done[name] ?? 0 > 0, "\(name) of \(books.done)") }
  }

  private func expectSound(_ camp: TestCampground) throws {
    #expect(try camp.checks.check().problems == [])
  }

  private func expectReconciled(_ camp: TestCampground) throws {
    var accounts = AccountSums()
    try camp.reservations.forEachReservation {
      accounts.total += $0.sums.total
      accounts.paid += $0.sums.paid
    }
    let days = try camp.revenue(Self.allDays, by: .day)
    #expect(days.total.charged == accounts.total)
    #expect(days.total.received == accounts.paid)
    #expect(days.total.balance == accounts.balance)
    #expect(days.beside.accounts == days.total)
    for key in [.day, .month, .type, .site, .source] as [ReportKey<Earning>] {
      let grouped = try camp.revenue(Self.allDays, by: key)
      #expect(grouped.total == days.total)
      #expect(grouped.rows.reduce(0) { $0 + $1.amounts.earned } == days.total.earned)
      #expect(grouped.rows.reduce(0) { $0 + $1.amounts.received } == days.total.received)
    }
    for month in try camp.revenue(Self.allDays).rows {
      guard case .days(let span) = month.key[0] else { continue }
      #expect(try camp.revenue(span, by: .day).total == month.amounts)
    }
  }

  /// Expects that each transaction balances, and that each deposit is the reservation's balance.
  private func expectSameBooks(_ camp: TestCampground) throws {
    var balances: [String: Int] = [:]
    var open = 0
    for line in try camp.books().split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("    "), !line.isEmpty { #expect(open == 0) }
      let parts = line.split(separator: "  ", omittingEmptySubsequences: true)
      guard line.hasPrefix("    "), !line.contains("format"), parts.count == 2 else { continue }
      let digits = parts[1].split(separator: " ")[0].replacing(".", with: "")
      let amount = try #require(Int(digits))
      balances[String(parts[0]), default: 0] += amount
      open += amount
    }
    #expect(open == 0)
    try camp.reservations.forEachReservation { made in
      let id = try #require(made.id)
      #expect(balances["liabilities:deposits:\(id)"] ?? 0 == made.sums.balance, "\(id)")
    }
    let total = try camp.revenue(Self.allDays).total
    #expect(balances.filter { $0.key.hasPrefix("revenue:") }.values.reduce(0, +) == -total.earned)
    #expect(balances.filter { $0.key.hasPrefix("liabilities:taxes:") }.values.reduce(0, +) == -total.taxes)
    #expect(balances.filter { $0.key.hasPrefix("assets:") }.values.reduce(0, +) == total.received)
  }
}
