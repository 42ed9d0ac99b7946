import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Items with a price for a unit.
struct UnitPriceTests {
  private let camp = TestCampground.priced(tax: nil) { try $0.reserve(1, "2027-07-01"..<"2027-07-03") }

  @discardableResult
  private func add(_ price: String, as name: String = "electricity", unit: String = "kWh") throws -> Item {
    try camp.campground.items.addItem(name, price: #require(Amount(price)), unit: unit).result
  }

  private func charge(_ count: String, of name: String = "electricity") throws -> [LedgerEntry] {
    let item = CountedItem(name, count: ItemCount(count))
    return try camp.campground.accounts.charge("r-1", ChargeRequest(items: [item])).result.entries
  }

  @Test(
    arguments: [
      ("0.1234", "431.25", 5322), ("0.125", "1", 12), ("0.135", "1", 14), ("0.000001", "5000", 0),
      ("0.000001", "5000.001", 1), ("2", "0.5", 100), ("0.005", "1", 0), ("0.015", "1", 2),
    ]) func `what is charged is rounded once, half to even`(price: String, count: String, cents: Int) throws
  {
    try add(price)
    #expect(try charge(count).filter { $0.item == .other }.reduce(0) { $0 + $1.amount } == cents)
  }

  @Test func `a price above the largest is refused with that`() throws {
    var problems: [Problem] = []
    let above = try #require(Amount("9007199254.740992"))
    #expect(above.unitPrice(in: .usDollar, field: "price", &problems) == nil)
    #expect(problems == [.money(.tooLarge(field: "price", above, limit: 900_719_925_400, .usDollar))])
  }

  @Test(
    arguments: [("JPY", "12.5", "3", 38), ("KWD", "0.0125", "3", 38)]
  ) func `it is rounded to the currency's own digits`(code: String, price: String, count: String, units: Int) throws {
    let camp = try TestCampground()
    try camp.set { $0.currency = code }
    try camp.campground.items.addItem("water", price: #require(Amount(price)), unit: "m3")
    let item = CountedItem("water", count: ItemCount(count))
    #expect(try camp.campground.accounts.sell(ChargeRequest(items: [item]), method: "cash").result.paid == units)
  }

  @Test func `the account names the number and the unit, and takes a part back`() throws {
    try add("0.1234")
    try add("0.50", as: "kWh")
    #expect(try charge("431.25").last?.memo == "431.25 kWh × electricity")
    #expect(try charge("1").last?.memo == "1 kWh × electricity")
    #expect(try charge("1.5", of: "kWh").last?.memo == "1.5 × kWh")
    let items = [CountedItem("electricity", count: ItemCount("32.25")), CountedItem("kWh", count: ItemCount("0.5"))]
    let taken = try camp.campground.accounts.uncharge("r-1", ChargeRequest(items: items)).result
    #expect(taken.entries.suffix(2).map(\.memo) == ["32.25 kWh × electricity", "0.5 × kWh"])
    let more = try #require(ItemCount("400.001"))
    let error = try rejected {
      try camp.campground.accounts.uncharge("r-1", ChargeRequest(items: [CountedItem("electricity", count: more)]))
    }
    #expect(error.problems == [.money(.itemsAboveCharged(more, charged: 400, of: "electricity", "r-1"))])
  }

  @Test func `an item without a unit is sold whole`() throws {
    try camp.makeItem()
    #expect(try rejected { try charge("1.5", of: "firewood") }.problems.map(\.name) == ["invalidCount"])
  }

  @Test(
    arguments: [
      ("0.1234567", "kWh", "invalidAmount", "price"), ("-0.1", "kWh", "invalidAmount", "price"),
      ("€0.10", "kWh", "otherCurrency", "price"), ("99999999999999", "kWh", "invalidAmount", "price"),
      ("0.1", " ", "invalidUnit", "unit"), ("0.1", "a × b", "invalidUnit", "unit"),
      ("0.1", "a unit with a very long name", "textTooLong", "unit"),
    ]) func `a price or a unit that cannot be is refused`(
      price: String, unit: String, problem: String, field: String
    ) throws
  {
    let error = try rejected { try add(price, unit: unit) }
    #expect(error.problems.map(\.name) == [problem])
    #expect(error.problems.map(\.field) == [field])
  }

  @Test func `the largest price and number are too much, and no crash`() throws {
    try add("9007199254.74")
    #expect(try rejected { try charge("1000000") }.problems.map(\.name) == ["invalidAmount"])
  }

  @Test func `the store refuses a unit without its price, and a price beside it`() throws {
    let unit: [(unit: String?, unitPrice: Int?, price: Int)] = [
      ("kWh", nil, 0), (nil, 5, 0), ("kWh", 5, 5), ("", 5, 0), ("kWh", -1, 0),
    ]
    for (unit, unitPrice, price) in unit {
      #expect(throws: StoreError.self, "\(unit ?? "-") \(unitPrice ?? 0) \(price)") {
        try camp.store.write {
          try camp.store.execute(
            """
            INSERT INTO item (version, name, unit, unit_price, price)
            VALUES (1, 'x', \(unit), \(unitPrice), \(price))
            """)
        }
      }
    }
  }
}
