import TestSupport
import Testing

@testable import CampgroundManager

/// Items and charges by hand on a reservation, with the taxes of the day.
struct ChargeTests {
  private let camp = TestCampground.priced { camp in
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("6%"), [.charges, .items]) }
    try camp.makeItem()
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
  }

  private var lines: [String] {
    get throws {
      try LedgerTable(store: camp.store).lines(of: ReservationID(rawValue: 1)).dropFirst(2)
        .map { "\($0.item.rawValue) \($0.name) \($0.amount)" }
    }
  }

  @Test func `an item is charged with the taxes on items`() throws {
    let account = try camp.charge(2).result
    #expect(try lines == ["other firewood 1200", "charge-taxes sales 72"])
    #expect(account.entries.last { $0.item == .other }?.memo == "2 × firewood")
    #expect(account.sums.total == 9900 + 1272)
  }

  @Test func `an item pays the taxes that it lists, and no others`() throws {
    try camp.makeItem("ice", "10.00", taxes: ["county"])
    try camp.makeItem("water", "1.00", taxes: [])
    try camp.charge(item: "ice")
    try camp.charge(item: "water")
    #expect(try lines == ["other ice 1000", "charge-taxes county 100", "other water 100"])
  }

  @Test func `the journal has the item of a charge and its number, or the amount and its memo`() throws {
    try camp.charge("12.00", for: "a lost key")
    _ = try camp.charge(2)
    let requests = try camp.entries().prefix(2).map(\.request)
    #expect(requests[0].contains(#""item":"firewood""#) && !requests[0].contains("memo"))
    #expect(requests[1].contains(#""memo":"a lost key""#) && !requests[1].contains("item"))
  }

  @Test func `a charge by hand has the taxes on charges`() throws {
    try camp.charge("12.00", for: "a lost key")
    #expect(try lines == ["other  1200", "charge-taxes sales 72"])
  }

  @Test(arguments: [("2027-05-31", 0), ("2027-06-01", 50), ("2027-06-02", 50), ("2027-06-03", 0)] as [(Day, Int)])
  func `a charge has a tax from its first day up to the one before which it ends`(day: Day, tax: Int) throws {
    try camp.makeTax("fair") {
      ($0.percent, $0.on, $0.from, $0.before) = (Percent("5%"), [.charges], "2027-06-01", "2027-06-03")
    }
    try camp.at(day).charge("10.00")
    #expect(try lines == ["other  1000", "charge-taxes sales 60"] + (tax > 0 ? ["charge-taxes fair \(tax)"] : []))
  }

  @Test func `a charge is taken back at its price with the tax in it`() throws {
    try camp.makeTax("VAT") { ($0.percent, $0.on, $0.included) = (Percent("20%"), [.charges], true) }
    try camp.charge("12.00")
    #expect(try lines == ["other  1000", "charge-taxes VAT 200", "charge-taxes sales 60"])
    try camp.adjust("6.00")
    #expect(try lines == ["other  500", "charge-taxes VAT 100", "charge-taxes sales 30"])
    try camp.adjust("6.00")
    #expect(try lines == [])
  }

  @Test func `taking a part back takes its share of the taxes back`() throws {
    try camp.charge("12.00")
    try camp.charge(item: "firewood")
    try camp.adjust("4.00")
    #expect(try lines == ["other  800", "charge-taxes sales 84", "other firewood 600"])
    try camp.adjust("8.00")
    #expect(try lines == ["charge-taxes sales 36", "other firewood 600"])
    try camp.campground.accounts.uncharge("r-1", ChargeRequest(item: "firewood"))
    #expect(try lines == [])
  }

  @Test func `charges that a hold has lost by running out are not there to be taken back`() throws {
    try camp.reservations.hold(camp.request(2, nights: 1), minutes: 30)
    let later = Campground(
      store: camp.store, clock: .fixed(TestCampground.today.advanced(by: 1), .midnight), actor: "desk")
    let amount = try #require(Amount("12.00"))
    try camp.campground.accounts.charge("r-2", ChargeRequest(amount))
    try camp.campground.accounts.charge("r-2", ChargeRequest(item: "firewood", count: 3))
    try later.accounts.charge("r-2", ChargeRequest(amount))
    let error = try rejected { try later.accounts.uncharge("r-2", ChargeRequest(item: "firewood")) }
    #expect(error.problems == [.money(.itemsAboveCharged(1, charged: 0, of: "firewood", "r-2"))])
    try later.accounts.charge("r-2", ChargeRequest(item: "firewood", count: 2))
    #expect(try later.accounts.uncharge("r-2", ChargeRequest(item: "firewood")).result.sums.total == 1272 + 636)
    #expect(try later.accounts.uncharge("r-2", ChargeRequest(amount)).result.sums.total == 636)
  }

  @Test func `a surcharge stays when the charge before it is taken back`() throws {
    try camp.set { $0.surcharge = .set("card=3%") }
    try camp.charge(item: "firewood")
    try camp.pay("100.00", by: "card")
    try camp.campground.accounts.uncharge("r-1", ChargeRequest(item: "firewood"))
    #expect(try lines == ["surcharges card surcharge 300"])
  }

  @Test func `items are taken back at their price, also when they cost something else or are sold no more`() throws {
    try camp.charge(item: "firewood", 2)
    try camp.campground.items.removeItem("firewood")
    try camp.campground.accounts.uncharge("r-1", ChargeRequest(item: "Firewood"))
    #expect(try lines == ["other firewood 600", "charge-taxes sales 36"])
    try camp.makeItem("firewood", "8.00")
    try camp.campground.accounts.uncharge("r-1", ChargeRequest(item: "firewood"))
    #expect(try lines == [])
  }

  @Test func `no more items are taken back than were charged`() throws {
    try camp.charge(item: "firewood", 2)
    let error = try rejected { try camp.campground.accounts.uncharge("r-1", ChargeRequest(item: "firewood", count: 3)) }
    #expect(error.problems.map(\.name) == ["invalidCount"])
    #expect(try lines == ["other firewood 1200", "charge-taxes sales 72"])
  }

  @Test func `a tax that prices include is in the charge`() throws {
    try camp.campground.rates.removeTax("sales")
    try camp.makeTax("vat") { ($0.percent, $0.on, $0.included) = (Percent("10%"), [.items], true) }
    try camp.charge(item: "firewood")
    #expect(try lines == ["other firewood 545", "charge-taxes vat 55"])
    try camp.campground.accounts.uncharge("r-1", ChargeRequest(item: "firewood"))
    #expect(try lines == [])
  }

  @Test func `charges, items and their taxes stay when a stay is cancelled`() throws {
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    try camp.reserve(2, "2027-07-01"..<"2027-07-03")
    try camp.charge(item: "firewood", 2, on: "r-2")
    try camp.reservations.cancel("r-2")
    #expect(try camp.sums("r-2").total == 4950 + 1272)
  }

  @Test func `a certificate exempts charges, too`() throws {
    try camp.change { $0.taxExempt = .set("form 9") }
    try camp.charge(item: "firewood")
    #expect(try camp.sums().total == 9000 + 600)
  }

  @Test func `a tax that is not of the day, and an amount a night, are not on it`() throws {
    try camp.makeTax("winter") { ($0.percent, $0.on, $0.from) = (Percent("1%"), [.items], "2027-12-01") }
    try camp.charge(item: "firewood")
    #expect(try lines == ["other firewood 600", "charge-taxes sales 36"])
  }

  @Test func `undo and redo restore the account to the cent, and later charges are taken back as ever`() throws {
    try camp.charge("12.00")
    let before = try lines
    try camp.adjust("4.00")
    let after = try lines
    try camp.undoLast()
    #expect(try lines == before)
    try camp.redo()
    #expect(try lines == after)
    try camp.adjust("8.00")
    #expect(try lines == [])
  }

  @Test(arguments: [0, -1, 10_001]) func `the number of items is 1 to 10,000`(_ count: Int) throws {
    #expect(try rejected { try camp.charge(item: "firewood", count) }.problems.map(\.name) == ["invalidCount"])
  }

  @Test func `an item that there is not is not found`() throws {
    #expect(try rejected { try camp.charge(item: "ice") }.name == .notFound)
  }
}

extension TestCampground {
  /// Charges some firewood.
  fileprivate func charge(_ count: Int) throws -> WriteResult<Account> { try charge(item: "firewood", count) }
}
