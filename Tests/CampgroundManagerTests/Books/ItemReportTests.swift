import TestSupport
import Testing

@testable import CampgroundManager

/// The items that were sold and charged.
struct ItemReportTests {
  private let camp = TestCampground.priced { camp in
    try camp.makeItem("firewood", "6.00")
    try camp.makeItem("ice", "3.50")
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
  }

  private func lines(
    _ days: ReportDays = ReportDays(), by keys: [ReportKey<ChargedItem>] = [.item]
  ) throws -> [String] {
    let report = try camp.reports.items(days, by: keys)
    return report.rows.map { row in
      let key = row.key.map { value in
        switch value {
        case .days(let days): String(days.lowerBound.description.prefix(7))
        case .name(let name, _): name ?? "none"
        case .site(let site): "site \(site)"
        }
      }
      return "\(key.joined(separator: ", ")): \(row.amounts.sold), \(row.amounts.amount)"
    }
  }

  private func sell(_ item: String, _ count: Int) throws {
    _ = try camp.accounts.sell(ChargeRequest(item: item, count: count), method: "cash")
  }

  @Test func `items count by what was sold and charged, on the day of it`() throws {
    try sell("firewood", 2)
    let items = [CountedItem("firewood"), CountedItem("ice", count: 3)]
    _ = try camp.at("2027-07-02").accounts.charge("r-1", ChargeRequest(items: items))
    #expect(try lines() == ["firewood: 3, 1800", "ice: 3, 1050"])
    #expect(
      try lines(by: [.month, .item]) == [
        "2027-06, firewood: 2, 1200", "2027-07, firewood: 1, 600", "2027-07, ice: 3, 1050",
      ])
    #expect(try lines(by: [.site]) == ["site 1: 4, 1650", "none: 2, 1200"])
    #expect(try lines(ReportDays(before: "2027-07-01"), by: []) == [": 2, 1200"])
  }

  @Test func `an undone sale and a charge without an item are not in it`() throws {
    try sell("ice", 1)
    try camp.undoLast()
    try camp.append(.charge, 700, to: ReservationID(rawValue: 1))
    #expect(try lines() == [])
  }

  @Test func `a refund of a sale by its amount lowers the price alone, until nothing is left of it`() throws {
    try sell("firewood", 4)
    let sale = try #require(try camp.payments().last?.entry.id)
    try camp.accounts.refund(sale: LedgerReference(sale), SaleRefund(Amount("6.00")))
    #expect(try lines() == ["firewood: 4, 1800"])
    try camp.undoLast()
    #expect(try lines() == ["firewood: 4, 2400"])
    try camp.accounts.refund(sale: LedgerReference(sale), SaleRefund(items: [CountedItem("firewood", count: 1)]))
    #expect(try lines() == ["firewood: 3, 1800"])
    try camp.accounts.refund(sale: LedgerReference(sale), SaleRefund())
    #expect(try lines() == [])
  }
}
