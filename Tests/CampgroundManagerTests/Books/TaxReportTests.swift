import TestSupport
import Testing

@testable import CampgroundManager

/// Taxes by night, with the amounts taxed.
struct TaxReportTests {
  private let camp = TestCampground.priced(tax: nil)

  @Test func `a tax of a stay over the end of a month is spread to the last cent`() throws {
    let camp = TestCampground.priced(tax: Percent("7.25%"))
    try camp.reserve(1, "2027-06-29"..<"2027-07-02")
    let months = try camp.taxes(by: [.month])
    // 135.00 at 7.25 % is 9.79: 6.526… for two nights, 3.263… for the third.
    #expect(months.rows.map(\.key[0].days?.lowerBound) == ["2027-06-01", "2027-07-01"])
    #expect(months.rows.map(\.amounts) == [TaxAmounts(taxed: 9000, tax: 653), TaxAmounts(taxed: 4500, tax: 326)])
    #expect(months.total == TaxAmounts(taxed: 13_500, tax: 979))
    #expect(try camp.taxes("2027-07-01"..<"2027-08-01").total == months.rows[1].amounts)
  }

  @Test func `the base is the price after discounts, with extras, and a fee is no tax`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite { $0.type = "cabin" }
    try camp.makeRate { $0.extraPet = Amount("5.00") }
    try camp.makeTax("county") { $0.percent = Percent("10%") }
    try camp.makeTax("bed") { $0.perNight = Amount("1.50") }
    try camp.makeFee("linen") { $0.perStay = Amount("9.00") }
    try camp.makeDiscounts(["Half": "50%"])
    try camp.reserve(1, "2027-07-01"..<"2027-07-03") {
      $0.party.pets = 1
      $0.terms = TermsRequest { $0.discount = ["Half"] }
    }
    let report = try camp.taxes(by: [.type, .name])
    #expect(report.rows.map(\.key[1].name) == ["bed", "county"])
    #expect(report.rows.map(\.key[0].name) == ["cabin", "cabin"])
    // Half of two nights at 45.00, and two pets at 5.00.
    #expect(report.rows.map(\.amounts) == [TaxAmounts(taxed: 5500, tax: 300), TaxAmounts(taxed: 5500, tax: 550)])
  }

  @Test func `a certificate makes its nights exempt, and a stay too long for a tax its own`() throws {
    try camp.makeTax("county") {
      $0.percent = Percent("10%")
      $0.staysUpTo = 3
    }
    try camp.makeTax("state") {
      $0.percent = Percent("5%")
      $0.firstNights = 3
    }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03") { $0.terms = TermsRequest { $0.taxExempt = .set("form 7") } }
    try camp.reserve(2, "2027-07-01"..<"2027-07-05")
    let report = try camp.taxes()
    #expect(report.rows.map(\.key[0].name) == ["county", "state"])
    #expect(
      report.rows.map(\.amounts) == [
        TaxAmounts(exempt: 27_000), TaxAmounts(taxed: 13_500, exempt: 13_500, tax: 675),
      ])
  }

  @Test func `prices with a tax in them have a base without it`() throws {
    try camp.makeTax("VAT") {
      $0.percent = Percent("20%")
      $0.included = true
    }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    #expect(try camp.taxes().total == TaxAmounts(taxed: 7500, tax: 1500))
  }

  @Test func `a penalty keeps its share of tax on its day, and what is waived of it goes`() throws {
    let camp = TestCampground.priced()
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    try camp.cancel(camp.reserve(1, "2027-07-01"..<"2027-07-03"))
    #expect(try camp.taxes(by: [.month]).rows.map(\.key[0].days?.lowerBound) == ["2027-06-01"])
    #expect(try camp.taxes().total == TaxAmounts(kept: 450))
    try camp.waive("cancellation")
    #expect(try camp.taxes().rows.isEmpty)
  }

  @Test func `the tax of a charge has the charge as its base, without the fee on it`() throws {
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("10%"), [.charges]) }
    try camp.makeTax("service") { ($0.percent, $0.isFee, $0.on) = (Percent("20%"), true, [.charges]) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.charge("50.00")
    #expect(try camp.taxes().rows.map(\.key[0].name) == ["sales"])
    #expect(try camp.taxes().total == TaxAmounts(taxed: 5000, tax: 500))
  }

  /// A campground with a tax of 10 % on charges and their fees, of which there is one of 20 %, and 7 % in each price.
  private func taxed(isExempt: Bool = false) throws -> TestCampground {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeTax("sales") { ($0.percent, $0.on) = (Percent("10%"), [.charges, .items, .fees]) }
    try camp.makeTax("service") { ($0.percent, $0.isFee, $0.on) = (Percent("20%"), true, [.charges, .items]) }
    try camp.makeTax("VAT") { ($0.percent, $0.included, $0.on) = (Percent("7%"), true, [.charges, .items]) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    if isExempt { try camp.change { $0.taxExempt = .set("C-1") } }
    return camp
  }

  @Test func `a tax on charges and fees has both as its base, as a part of them is taken back or undone, too`() throws {
    let camp = try taxed()
    // 107.00 is 100.00 with 7.00 of VAT, the fee 20.00, the tax 12.00.
    try camp.charge("107.00")
    let whole = [TaxAmounts(taxed: 10_000, tax: 700), TaxAmounts(taxed: 12_000, tax: 1200)]
    #expect(try camp.taxes().rows.map(\.amounts) == whole)
    try camp.adjust("26.75")
    #expect(
      try camp.taxes().rows.map(\.amounts) == [TaxAmounts(taxed: 7500, tax: 525), TaxAmounts(taxed: 9000, tax: 900)])
    try camp.undoLast()
    #expect(try camp.taxes().rows.map(\.amounts) == whole)
    try camp.adjust("107.00")
    #expect(try camp.taxes().rows.isEmpty)
  }

  @Test func `a sale has the bases of its taxes, and each refund takes back its part`() throws {
    let camp = try taxed()
    let sale = try camp.accounts.sell(ChargeRequest(try #require(Amount("107.00"))), method: nil).result
    #expect(sale.paid == 13_900)
    try camp.accounts.refund(sale: LedgerReference(sale.payment.id), SaleRefund(Amount("69.50")))
    #expect(
      try camp.taxes().rows.map(\.amounts) == [TaxAmounts(taxed: 5000, tax: 350), TaxAmounts(taxed: 6000, tax: 600)])
    try camp.accounts.refund(sale: LedgerReference(sale.payment.id), SaleRefund())
    #expect(try camp.taxes().rows.isEmpty)
  }

  @Test func `a charge that a certificate exempts is exempt in the report`() throws {
    let camp = try taxed(isExempt: true)
    try camp.charge("107.00")
    #expect(try camp.sums().total == 4500 + 12_000)
    #expect(try camp.taxes().rows.map(\.amounts) == [TaxAmounts(exempt: 10_000), TaxAmounts(exempt: 12_000)])
    try camp.adjust("100.00")
    #expect(try camp.taxes().rows.isEmpty)
  }

  @Test func `a sale's tax has the sale as its base, and a refund takes back its part`() throws {
    let camp = TestCampground.priced()
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    let sale = try camp.sellByEntries()
    try camp.takeBack(600, tax: 50, of: sale)
    let june = try camp.taxes("2027-06-01"..<"2027-07-01", by: [.name, .type])
    #expect(june.rows.map(\.amounts) == [TaxAmounts(taxed: 600, tax: 50)])
    #expect(june.rows.map(\.key[1]) == [.absent])
    try camp.undoLast()
    #expect(try camp.taxes("2027-06-01"..<"2027-07-01").total == TaxAmounts(taxed: 1200, tax: 100))
  }

  @Test func `an entry without a base of its own has the charge before it, or its fees where there is none`() throws {
    let camp = TestCampground.priced()
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    let fee = LedgerDraft.line(.charge, .chargeFees, 50, on: nil, "service")
    try camp.enter(
      .money(.sale, 1150, on: nil, by: "cash"), .line(.charge, .other, 1000, on: nil, "firewood"), fee,
      .line(.tax, .chargeTaxes, 100, on: nil, "county"))
    try camp.enter(.money(.sale, 55, on: nil, by: "cash"), fee, .line(.tax, .chargeTaxes, 5, on: nil, "resort"))
    #expect(
      try camp.taxes("2027-06-01"..<"2027-07-01").rows.map(\.amounts) == [
        TaxAmounts(taxed: 1000, tax: 100), TaxAmounts(taxed: 50, tax: 5),
      ])
  }
}
