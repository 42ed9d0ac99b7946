import TestSupport
import Testing

@testable import CampgroundManager

/// Sales over the counter: money, charge and taxes without a reservation.
struct SaleTests {
  private let camp = TestCampground { camp in
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("6%"), [.charges, .items]) }
    try camp.makeItem()
  }

  private func refund(_ amount: String? = nil) throws -> Sale {
    try camp.campground.accounts.refund(sale: "l-1", SaleRefund(amount.flatMap { Amount($0) })).result
  }

  @Test func `a sale is paid at once, with its taxes`() throws {
    let sale = try camp.sell(2)
    #expect(
      sale.entries.map { "\($0.kind) \($0.item.rawValue) \($0.name) \($0.amount)" } == [
        "sale money  1272", "charge other firewood 1200", "tax charge-taxes sales 72",
      ])
    #expect(sale.payment.id == LedgerID(rawValue: 1))
    #expect(sale.paid == 1272)
  }

  @Test func `a refund takes charge and taxes back in proportion, and the rest with the last one`() throws {
    try camp.sell(2)
    #expect(try refund("5.00").lines.map(\.amount) == [728, 44])
    #expect(try refund().lines.map(\.amount) == [0, 0])
    #expect(try refund().paid == 0)
  }

  @Test func `no more than was paid is refunded`() throws {
    try camp.sell(2)
    #expect(try rejected { try refund("12.73") }.problems.map(\.name) == ["invalidAmount"])
  }

  @Test func `undo takes a sale back whole, and redo brings it back`() throws {
    try camp.sell(2)
    try camp.undoLast()
    #expect(try camp.store.value("SELECT sum(amount) FROM ledger", as: Int.self) == 0)
    #expect(try camp.campground.reports.revenue().supplement.accounts == RevenueAmounts())
    try camp.redo()
    #expect(try camp.campground.reports.revenue().supplement.accounts.received == 1272)
  }

  @Test func `a sale that is refunded is not undone before its refund`() throws {
    try camp.sell(2)
    _ = try refund("5.00")
    #expect(try rejected { try camp.campground.undo.undo("o-3") }.name == .undoBlocked)
  }

  @Test func `sales are in the revenue of their day`() throws {
    try camp.sell(2)
    let amounts = try camp.campground.reports.revenue().total
    #expect([amounts.other, amounts.taxes, amounts.received, amounts.balance] == [1200, 72, 1272, 0])
  }

  @Test func `an amount is sold with its memo`() throws {
    let sale = try camp.campground.accounts.sell(
      ChargeRequest(#require(Amount("5.00")), memo: "a map"), method: "card"
    ).result
    #expect(sale.payment.amount == 530)
    #expect(sale.memo == "a map")
  }

  @Test func `nothing is no sale, and an entry of a reservation is none`() throws {
    let nothing = try rejected { try camp.campground.accounts.sell(ChargeRequest(.zero), method: "cash") }
    #expect(nothing.problems.map(\.name) == ["invalidAmount"])
    try camp.makeCampSite()
    try camp.makeRate()
    try camp.reserve(1)
    #expect(try rejected { try refund() }.problems.map(\.name) == ["notASale"])
  }
}

/// The methods of payment, and their surcharges.
struct MethodTests {
  private let camp = TestCampground.priced(tax: nil) { camp in
    try camp.set { ($0.methods, $0.surcharge) = (.set("cash, card,check"), .set("Card=3%")) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
  }

  @Test func `a method is kept in the spelling of the settings`() throws {
    #expect(try camp.campground.settings.settings.methods == ["cash", "card", "check"])
    #expect(try camp.pay("10.00", by: "CASH").result.entries.last?.method == "cash")
  }

  @Test func `another method is refused with those that there are`() throws {
    let error = try rejected { try camp.pay("10.00", by: "crad") }
    #expect(error.problems == [.money(.unknownMethod("crad", ["cash", "card", "check"], field: "method"))])
    #expect(try camp.sums().paid == 0)
  }

  @Test func `a surcharge is charged and paid beside the amount`() throws {
    let account = try camp.pay("90.00", by: "card").result
    #expect(
      account.entries.suffix(2).map { "\($0.kind) \($0.name) \($0.amount)" } == [
        "charge card surcharge 270", "payment  9270",
      ])
    #expect(account.sums == AccountSums(total: 9270, paid: 9270))
    #expect(try camp.pay("1.00", by: "cash").result.sums.total == 9270)
  }

  @Test func `undo takes the surcharge back with its payment`() throws {
    try camp.pay("90.00", by: "card")
    try camp.undoLast()
    #expect(try camp.sums() == AccountSums(total: 9000, paid: 0))
    try camp.redo()
    #expect(try camp.sums() == AccountSums(total: 9270, paid: 9270))
  }

  @Test func `a surcharge is waived by its name`() throws {
    try camp.pay("90.00", by: "card")
    try camp.waive("card surcharge")
    #expect(try camp.sums().balance == -270)
  }

  @Test func `a surcharge of a method that there is not is refused`() throws {
    let error = try rejected { try camp.set { $0.surcharge = .set("amex=4%,card") } }
    #expect(error.problems.map(\.name) == ["invalidSurcharge", "unknownMethod"])
    let twice = try rejected { try camp.set { $0.surcharge = .set("card=1%,CARD=2%") } }
    #expect(twice.problems.map(\.name) == ["invalidSurcharge"])
    #expect(try rejected { try camp.set { $0.methods = .set("cash") } }.problems.map(\.name) == ["unknownMethod"])
  }
}

/// The campground's prices of a larger party, where a rate has none.
struct CampgroundExtrasTests {
  @Test func `they count wherever a rate has none of its own`() throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.makeRate()
    try camp.makeRate("Lodge", "80.00") { ($0.site, $0.extraAdult, $0.includedAdults) = (2, Amount("0.00"), 1) }
    try camp.set { ($0.includedAdults, $0.extraAdult) = (3, Amount("10.00").map(Edit.set)) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03") { $0.party.adults = 5 }
    try camp.reserve(2, "2027-07-01"..<"2027-07-03") { $0.party.adults = 5 }
    #expect(try camp.sums("r-1").total == 2 * (4500 + 2 * 1000))
    #expect(try camp.sums("r-2").total == 2 * 8000)
    #expect(try camp.campground.rates.listRates().map(\.terms.extras.adults) == [0, 1000])
  }
}
