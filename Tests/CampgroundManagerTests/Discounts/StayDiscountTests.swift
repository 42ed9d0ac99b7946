import TestSupport
import Testing

@testable import CampgroundManager

/// The discounts of a stay that is all to come (domain rule R28).
struct StayDiscountTests {
  private let camp = TestCampground.priced()

  private func parts(_ camp: TestCampground) throws -> [[Int]] {
    try camp.reservations.find("r-1").nights.compactMap { $0.price?.discounts }
  }

  @Test func `it is a line before taxes, which percentages follow, and amounts do not`() throws {
    try camp.makeTax("bed") { $0.perNight = Amount("1.00") }
    try camp.makeTax("booking") { ($0.perStay, $0.isFee) = (Amount("3.00"), true) }
    try camp.makeDiscounts(["Half": "50%"])
    try camp.reserve(1, "2027-07-01"..<"2027-07-03", discounts: ["Half"])
    #expect(
      try camp.charged() == [
        "nights  9000", "discounts Half -4500", "taxes county 450", "taxes bed 200", "fees booking 300",
      ])
  }

  @Test func `several apply in the order given, each rounded once, and the last is cut`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.campground.rates.changeRate("Standard", nightly("45.05"))
    try camp.makeDiscounts(["Half": "50%", "More": "60%", "Most": "60%"])
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-04", discounts: ["Half", "More", "Most"])
    #expect(made.sums.total == 0)
    #expect(try camp.charged() == ["nights  13515", "discounts Half -6758", "discounts More -6757"])
    #expect(made.discountAmounts == [6758, 6757, 0])
    #expect(try parts(camp).map { $0.reduce(0, +) } == [4505, 4505, 4505])
  }

  @Test func `several on nights alone leave the extras`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeRate("Pets", "45.00") { $0.extraPet = Amount("5.00") }
    try camp.makeDiscounts(["Family": "80%", "Half": "50%"])
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02") {
      $0.party.pets = 1
      $0.terms = TermsRequest { $0.discount = ["Family", "Half"] }
    }
    #expect(made.discountAmounts == [3600, 900])
    #expect(made.sums.total == 500)
  }

  @Test func `a discount of everything leaves what is an amount`() throws {
    try camp.makeTax("bed") { $0.perNight = Amount("1.00") }
    try camp.makeTax("booking") { ($0.perStay, $0.isFee) = (Amount("3.00"), true) }
    try camp.makeDiscounts(["Host": "100%"])
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-03", discounts: ["Host"]).sums.total == 500)
  }

  @Test func `the price of nights, as a penalty, is after discounts`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.agree { ($0.noShow, $0.cancellation) = (Portion("1-night"), CancellationBands("0:50%")) }
    try camp.makeDiscounts(["Half": "50%"])
    try camp.reserve(1, "2027-06-02"..<"2027-06-04", discounts: ["Half"])
    try camp.reserve(2, "2027-06-02"..<"2027-06-04", discounts: ["Half"])
    try camp.at("2027-06-03").reservations.markNoShow("r-1")
    #expect(try camp.sums().total == 2250)
    try camp.reservations.cancel("r-2")
    #expect(try camp.sums("r-2").total == 2250)
  }

  @Test func `it holds for nights that are added, and goes with those that are given up`() throws {
    try camp.makeDiscount("Access") { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-03", discounts: ["Access"], pass: "A-77")
    try camp.discounts.removeDiscount("Access")
    #expect(try camp.change(nights: 5).result.sums.total == 12375)
    #expect(try camp.change(nights: 1).result.sums.total == 2475)
    #expect(try camp.reservations.find("r-1").terms?.pass == "A-77")
  }

  @Test func `a discount that needs a pass is refused without its number`() throws {
    try camp.makeDiscount("Access") { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    let error = try rejected { try camp.reserve(1, "2027-07-01"..<"2027-07-03", discounts: ["Access"]) }
    #expect(error.problems == [.price(.passNeeded("Access"))])
    #expect(error.name == .invalidRequest)
  }

  @Test func `it is named by its code, once, and one that there is not is not found`() throws {
    try camp.makeDiscount("Access") { ($0.percent, $0.code) = (Percent("50%"), "ACC") }
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-03", discounts: ["acc"]).sums.total == 4950)
    let twice = try rejected { try camp.reserve(2, "2027-07-01"..<"2027-07-03", discounts: ["Access", "ACC"]) }
    #expect(twice.problems == [.price(.discountTwice("Access"))])
    #expect(try rejected { try camp.reserve(2, "2027-07-01"..<"2027-07-03", discounts: ["Winter"]) }.name == .notFound)
  }

  @Test func `its dates, weekdays, site and type are of the night`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeCampSite(9) { $0.type = "cabin" }
    try camp.makeDiscount("Midweek") { ($0.percent, $0.weekdays) = (Percent("20%"), [.mon, .tue]) }
    try camp.makeDiscount("July") { ($0.perNight, $0.from, $0.before) = (Amount("5.00"), "2027-07-02", "2027-07-04") }
    try camp.makeDiscount("Cabin") { ($0.perStay, $0.type) = (Amount("12.00"), "cabin") }
    try camp.makeDiscount("One") { ($0.perStay, $0.site) = (Amount("1.00"), 1) }
    let made = try camp.reserve(
      1, "2027-07-01"..<"2027-07-08", discounts: ["Midweek", "July", "Cabin", "One"])
    // The 5th and 6th are a Monday and a Tuesday.
    #expect(made.discountAmounts == [1800, 1000, 0, 100])
    #expect(made.sums.total == 31500 - 2900)
    #expect(try camp.reserve(9, "2027-07-01"..<"2027-07-02", discounts: ["Cabin"]).sums.total == 3300)
  }

  @Test func `a percentage is of a week's share, and of extras when it includes them`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.campground.rates.changeRate("Standard", nightly("45.00") { $0.weekly = .set(Amount("280.00")!) })
    try camp.makeRate("Adults") {
      $0.site = 2
      $0.extraAdult = Amount("10.00")
    }
    try camp.makeDiscount("Nights") { $0.percent = Percent("50%") }
    try camp.makeDiscount("All") { ($0.percent, $0.includesExtras) = (Percent("50%"), true) }
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-08", discounts: ["Nights"]).sums.total == 14000)
    for (name, total) in [("Nights", 3250), ("All", 2750)] {
      var request = try camp.request(2, arrival: "2027-08-01", nights: 1)
      request.party.adults = 3
      let terms = TermsRequest { $0.discount = [name] }
      request.terms = terms
      #expect(try camp.reservations.reserve(request).sums.total == total)
      try camp.undoLast()
    }
  }

  @Test func `an amount of the stay stays when nights change, and is never more than they cost`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeDiscount("Voucher") { $0.perStay = Amount("100.00") }
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-03", discounts: ["Voucher"]).sums.total == 0)
    #expect(try camp.change(nights: 4).result.sums.total == 8000)
    #expect(try parts(camp) == [[2500], [2500], [2500], [2500]])
    #expect(try camp.change(nights: 1).result.sums.total == 0)
  }

  @Test(arguments: [
    ("JPY", "4500", "3.333%", 13050), ("KWD", "4.505", "3.333%", 13065), ("USD", "45.05", "3.333%", 13065),
  ])
  func `currencies without digits and with three round likewise`(
    currency: String, price: String, percent: String, total: Int
  ) throws {
    let camp = TestCampground(sites: 1)
    try camp.campground.settings.change(SettingsEdits { $0.currency = currency })
    try camp.makeRate("Standard", price)
    try camp.makeDiscounts(["Odd": percent])
    #expect(try camp.reserve(1, "2027-07-01"..<"2027-07-04", discounts: ["Odd"]).sums.total == total)
  }

  @Test(arguments: [1, 400]) func `a stay of one night and of four hundred has its share`(nights: Int) throws {
    try camp.makeDiscounts(["Odd": "3.333%"])
    let days = "2027-07-01"..<Day("2027-07-01").advanced(by: nights)
    let made = try camp.reserve(1, days, discounts: ["Odd"])
    let off = try #require(Percent("3.333%")).of(4500 * nights)
    #expect(made.sums.total == 4500 * nights - off + Percent("10%")!.of(4500 * nights - off))
    #expect(try parts(camp).joined().reduce(0, +) == off)
  }

  private func nightly(_ amount: String, _ change: (inout RateEdits) -> Void = { _ in }) -> RateEdits {
    RateEdits {
      $0.nightly = Amount(amount)
      change(&$0)
    }
  }
}
