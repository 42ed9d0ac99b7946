import TestSupport
import Testing

@testable import CampgroundManager

/// Several items at once, on an account and over the counter.
struct SeveralItemsTests {
  private let camp = TestCampground.priced(tax: nil) { camp in
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("6%"), [.items]) }
    try camp.makeItem()
    try camp.makeItem("ice", "3.50")
    try camp.makeItem("water", "1.00", taxes: [])
  }

  private let things = [CountedItem("firewood"), CountedItem("ice", count: 2), CountedItem("Water", count: 3)]

  private func sell(by method: String = "cash") throws -> Sale {
    try camp.campground.accounts.sell(ChargeRequest(items: things), method: method).result
  }

  private func refund(_ items: CountedItem...) throws -> Sale {
    try camp.campground.accounts.refund(sale: "l-1", SaleRefund(items: items)).result
  }

  private func words(_ entries: some Sequence<LedgerEntry>) -> [String] {
    entries.map { "\($0.kind) \($0.name) \($0.amount) \($0.memo ?? "-")" }
  }

  @Test func `a sale of several items is one payment, with a line for each and its taxes`() throws {
    let sale = try sell()
    #expect(
      words(sale.entries) == [
        "sale  1678 firewood, 2 × ice, 3 × water", "charge firewood 600 firewood", "tax sales 36 sales",
        "charge ice 700 2 × ice", "tax sales 42 sales", "charge water 300 3 × water",
      ])
    #expect(sale.memo == "firewood, 2 × ice, 3 × water")
    #expect(try camp.campground.reports.revenue().total.other == 1600)
  }

  @Test func `an account has a line for each item, and takes several back`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    let charged = try camp.campground.accounts.charge("r-1", ChargeRequest(items: things)).result
    #expect(charged.sums.total == 9000 + 1678)
    let taken = try camp.campground.accounts.uncharge(
      "r-1", ChargeRequest(items: [CountedItem("ICE"), CountedItem("water", count: 2)])
    ).result
    #expect(
      words(taken.entries.suffix(3)) == [
        "adjustment ice -350 ice", "adjustment sales -21 sales", "adjustment water -200 2 × water",
      ])
    try camp.undoLast()
    #expect(try camp.sums().total == 9000 + 1678)
    let error = try rejected {
      try camp.campground.accounts.uncharge(
        "r-1", ChargeRequest(items: [CountedItem("firewood"), CountedItem("ice", count: 2), CountedItem("ice")]))
    }
    #expect(error.problems == [.money(.itemsAboveCharged(3, charged: 2, of: "ice", "r-1"))])
  }

  @Test func `an item of a sale is refunded with its own taxes`() throws {
    _ = try sell()
    let refunded = try refund(CountedItem("ice"))
    #expect(
      words(refunded.entries.suffix(3)) == [
        "refund  742 -", "adjustment ice -700 2 × ice", "adjustment sales -42 sales",
      ])
    #expect(try refund(CountedItem("firewood"), CountedItem("water", count: 1)).paid == 200)
    #expect(try refund(CountedItem("water")).paid == 0)
  }

  @Test func `items that were not sold, or are refunded already, are refused together`() throws {
    try camp.makeItem("tea", "2.00")
    _ = try sell()
    _ = try refund(CountedItem("ice", count: 1))
    let error = try rejected { try refund(CountedItem("ice", count: 2), CountedItem("tea"), CountedItem("firewood")) }
    #expect(
      error.problems == [
        .money(.itemsAboveSold(2, sold: 1, of: "ice", "l-1")), .money(.itemsAboveSold(1, sold: 0, of: "tea", "l-1")),
      ])
  }

  @Test func `an amount is refunded of all items in proportion, and an item then at what is left of it`() throws {
    _ = try sell()
    let refunded = try camp.campground.accounts.refund(sale: "l-1", SaleRefund(Amount("8.39"))).result
    #expect(
      words(refunded.entries.suffix(6)) == [
        "refund  839 -", "adjustment firewood -300 firewood", "adjustment sales -18 sales", "adjustment ice -350 ice",
        "adjustment sales -21 sales", "adjustment water -150 water",
      ])
    #expect(try refund(CountedItem("ice", count: 1)).entries.suffix(3).map(\.amount) == [185, -175, -10])
    #expect(try refund(CountedItem("ice")).entries.suffix(3).map(\.amount) == [186, -175, -11])
  }

  @Test func `a surcharge is on all items, and goes back with each in proportion`() throws {
    try camp.set { $0.surcharge = .set("card=10%") }
    #expect(try sell(by: "card").paid == 1678 + 168)
    #expect(try refund(CountedItem("water")).entries.suffix(2).map(\.amount) == [-300, -30])
    #expect(try refund(CountedItem("ice"), CountedItem("firewood")).paid == 0)
  }

  @Test func `the base of a tax is that of its own items`() throws {
    _ = try sell()
    let taxes = { try camp.campground.reports.taxes().total }
    #expect(try [taxes().taxed, taxes().tax] == [1300, 78])
    _ = try refund(CountedItem("ice"))
    #expect(try [taxes().taxed, taxes().tax] == [600, 36])
    try camp.undoLast()
    #expect(try [taxes().taxed, taxes().tax] == [1300, 78])
    try camp.redo()
    #expect(try [taxes().taxed, taxes().tax] == [600, 36])
  }

  @Test func `undo takes a sale of several items back whole`() throws {
    _ = try sell()
    try camp.undoLast()
    #expect(try camp.store.value("SELECT sum(amount) FROM ledger", as: Int.self) == 0)
  }

  @Test func `several items are kept of a security deposit`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.secure("20.00")
    let kept = try camp.campground.accounts.keepSecurity("r-1", ChargeRequest(items: things)).result
    #expect(kept.sums.security == 2000 - 1678)
    #expect(kept.entries.filter { $0.item == .other }.map(\.amount) == [600, 700, 300])
  }
}
