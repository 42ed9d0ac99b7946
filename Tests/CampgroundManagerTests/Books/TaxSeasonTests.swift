import TestSupport
import Testing

@testable import CampgroundManager

/// A season with six taxes of all kinds, beside plain sums of its ledger and the report of revenue.
struct TaxSeasonTests {
  private static let season: Range<Day> = "2027-01-01"..<"2029-01-01"

  /// The taxes on prices, beside those per night that every random campground has, and what each is on.
  private static let taxes: [(name: String, rate: String, TaxedRevenue)] = [
    ("county", "7.25%", { $0.nights + $0.extras + $0.discounts }),
    ("VAT on nights", "7%", { $0.nights }),
    ("VAT on extras", "19%", { $0.extras }),
    ("short stays", "5%", { $0.nights + $0.extras }),
    ("resort", "3%", { $0.nights + $0.fees }),
  ]
  private typealias TaxedRevenue = @Sendable (RevenueAmounts) -> Int

  private func books(seed: UInt64) throws -> ChanceBooks {
    try ChanceBooks(seed: seed) { camp in
      try camp.makeTax("VAT on nights") { ($0.percent, $0.included, $0.on) = (Percent("7%"), true, [.nights]) }
      try camp.makeTax("VAT on extras") { ($0.percent, $0.included, $0.on) = (Percent("19%"), true, [.extras]) }
      try camp.makeTax("short stays") { ($0.percent, $0.staysUpTo) = (Percent("5%"), 4) }
      try camp.makeTax("resort") { ($0.percent, $0.firstNights, $0.on) = (Percent("3%"), 3, [.nights, .fees]) }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `each tax is that of the ledger, its rate of what was taxed, and with what is exempt all revenue that it is on`(
    seed: UInt64
  ) throws {
    var books = try books(seed: seed)
    for _ in 0..<900 { try books.step() }
    let camp = books.camp
    let revenue = try camp.revenue(Self.season).total
    let stays = try camp.store.value("SELECT count(*) FROM reservation", as: Int.self) ?? 0
    let rows = try camp.taxes(Self.season).rows
    #expect(stays > 30)
    // The tax of a night stands among them, and no fee does.
    #expect(Set(rows.map(\.key[0].name)) == Set(Self.taxes.map(\.name) + ["bed"]))
    for row in rows {
      let name = try #require(row.key[0].name)
      #expect(row.amounts.tax + row.amounts.kept == (try ledger(camp, name)), "\(name)")
    }
    for (name, rate, base) in Self.taxes {
      let amounts = try #require(rows.first { $0.key[0].name == name }?.amounts)
      let exact = Double(amounts.taxed) * Double(try #require(Percent(rate)).millionths) / 1_000_000
      #expect(abs(exact - Double(amounts.tax)) < Double(stays), "\(name): \(amounts) of \(stays) stays")
      #expect(amounts.taxed + amounts.exempt == base(revenue), "\(name): \(amounts)")
    }
    #expect(rows.contains { $0.key[0].name == "short stays" && $0.amounts.exempt > 0 })
  }

  /// A plain sum of a tax's entries, once the charges of holds that have run out are taken back.
  private func ledger(_ camp: TestCampground, _ name: String) throws -> Int {
    _ = try camp.reservations.hold(camp.request(4, arrival: "2028-12-01", nights: 1), minutes: 1)
    try camp.undoLast()
    return try camp.store.value(
      """
      SELECT coalesce(sum(amount), 0) FROM ledger
      WHERE name = \(name) AND item IN ('taxes', 'taxes-apart', 'charge-taxes')
      """, as: Int.self) ?? 0
  }
}
