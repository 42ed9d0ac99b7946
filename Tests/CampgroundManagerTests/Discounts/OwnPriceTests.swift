import TestSupport
import Testing

@testable import CampgroundManager

/// Agreed prices, and exemptions from taxes (domain rules R28 and R29).
struct OwnPriceTests {
  private func camp() throws -> TestCampground {
    let camp = TestCampground.priced()
    try camp.makeTax("city") { $0.perNight = Amount("1.00") }
    try camp.makeTax("booking") { ($0.perStay, $0.isFee) = (Amount("3.00"), true) }
    return camp
  }

  private func reserve(_ camp: TestCampground, nights: Int = 2, _ change: (inout TermsRequest) -> Void) throws
    -> Reservation
  {
    try camp.reserve(1, "2027-07-01"..<Day("2027-07-01").advanced(by: nights)) {
      $0.terms = TermsRequest(change)
    }.reservation
  }

  private func amounts(_ camp: TestCampground) throws -> [Int] {
    try camp.reservations.find("r-1").nights.compactMap { $0.price?.amount }
  }

  @Test func `nights slept at it keep it when it ends and the stay becomes another`() throws {
    let camp = TestCampground.priced(tax: nil)
    _ = try reserve(camp, nights: 3) { ($0.nightly, $0.because) = (.set(Amount("30.00")!), "friends") }
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    let second = camp.at("2027-07-02")
    try second.reservations.reprice("r-1")
    #expect(try amounts(camp) == [3000, 4500, 4500])
    #expect(try second.change(nights: 4).result.sums.total == 3000 + 3 * 4500)
    #expect(try second.change(nights: 2).result.sums.total == 3000 + 4500)
  }

  @Test func `a night whose discount alone is another was not agreed anew`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeRate("Lake", "61.00") { ($0.site, $0.weekly) = (2, Amount("300.00")) }
    try camp.makeRate("Hill", "55.00") { $0.site = 3 }
    _ = try reserve(camp, nights: 8) { _ in }
    _ = try camp.reservations.move("r-1", to: 2)
    try camp.discount("10%")
    try camp.reservations.move("r-1", to: 3, from: "2027-07-08", MoveTerms(reprices: true))
    #expect(try amounts(camp) == Array(repeating: 4500, count: 7) + [5500])
    try camp.change(nights: 6)
    #expect(try amounts(camp) == Array(repeating: 4500, count: 6))
  }

  @Test func `it takes the place of nightly, weekly and monthly prices, and the extras of the rate stay`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeRate("Weeks") {
      ($0.site, $0.weekly, $0.extraAdult) = (1, Amount("280.00"), Amount("5.00"))
    }
    var request = try camp.request(1, nights: 7)
    request.party.adults = 3
    let terms = TermsRequest { ($0.nightly, $0.because) = (.set(Amount("30.00")!), "works for us") }
    request.terms = terms
    let made = try camp.reservations.reserve(request).result.reservation
    #expect(made.sums.total == 7 * 3500)
    #expect(Set(made.nights.compactMap(\.price?.rate)) == [NightPrice.own])
    #expect(try camp.change(nights: 9).result.sums.total == 9 * 3500)
    #expect(try camp.change(nights: 1).result.sums.total == 3500)
  }

  @Test func `it needs a reason`() throws {
    let error = try rejected { try reserve(camp()) { $0.nightly = .set(Amount("30.00")!) } }
    #expect(error.problems.map(\.field) == ["because"])
  }

  @Test func `a night without a rate can have one`() throws {
    let camp = TestCampground(sites: 1)
    try camp.makeRate { ($0.from, $0.before) = ("2028-01-01", "2028-02-01") }
    #expect(throws: CampingError.self) { try camp.reserve() }
    #expect(
      try reserve(camp) { ($0.nightly, $0.because) = (.set(Amount("30.00")!), "off season") }.sums.total == 6000)
  }

  @Test func `repricing agrees on one for the open nights, and ends it`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.reserve(1, "2027-07-01"..<"2027-07-05")
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    let later = camp.at("2027-07-03")
    try later.reservations.reprice("r-1", nightly: Amount("30.00"), because: "no water")
    #expect(try amounts(camp) == [4500, 4500, 3000, 3000])
    #expect(try later.change(nights: 6).result.sums.total == 9000 + 4 * 3000)
    try later.reservations.reprice("r-1")
    #expect(try amounts(camp) == [4500, 4500, 4500, 4500, 4500, 4500])
    #expect(try camp.reservations.find("r-1").terms == nil)
    try later.undoLast()
    #expect(try camp.sums().total == 21000)
  }

  @Test func `discounts apply to an agreed price`() throws {
    let camp = TestCampground.priced(tax: nil)
    try camp.makeDiscounts(["Half": "50%"])
    let made = try reserve(camp) {
      ($0.nightly, $0.because, $0.discount) = (.set(Amount("30.00")!), "friends", ["Half"])
    }
    #expect(made.sums.total == 3000)
  }

  @Test func `a certificate exempts from all taxes and from no fee`() throws {
    let camp = try camp()
    #expect(try reserve(camp) { $0.taxExempt = .set("TX-1") }.sums.total == 9300)
    #expect(try camp.change(nights: 3).result.sums.total == 13800)
    try camp.reservations.reprice("r-1")
    #expect(try camp.sums().total == 13800)
    #expect(try camp.change { $0.taxExempt = .clear }.result.sums.total == 13800 + 1350 + 300)
  }

  @Test func `it exempts from the named taxes alone, and one that there is not is not found`() throws {
    let camp = try camp()
    let made = try reserve(camp) { ($0.taxExempt, $0.taxExemptFrom) = (.set("TX-1"), ["county"]) }
    #expect(made.sums.total == 9000 + 200 + 300)
    for name in ["booking", "state"] {
      let error = try rejected { try camp.change { ($0.taxExempt, $0.taxExemptFrom) = (.set("TX-2"), [name]) } }
      #expect(error.name == .notFound)
    }
  }

  @Test func `an exempt stay keeps no tax in its penalty`() throws {
    let camp = try camp()
    try camp.agree { $0.cancellation = CancellationBands("0:50%") }
    _ = try reserve(camp) { $0.taxExempt = .set("TX-1") }
    try camp.reservations.cancel("r-1")
    #expect(try camp.sums().total == 4650)
    #expect(try camp.campground.reports.revenue().total.taxes == 0)
  }

  @Test func `words of the terms are forgotten with the camper, and the price stays`() throws {
    let camp = try camp()
    try camp.makeDiscount("Access") { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    let made = try reserve(camp) {
      ($0.discount, $0.pass, $0.taxExempt) = (["Access"], .set("PASS-77"), .set("CERT-88"))
    }
    try camp.pay("48.00")
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    try camp.at("2027-07-03").reservations.checkOut("r-1")
    try camp.at("2027-07-03").people.forget(CamperReference(made.camper.id))
    let forgotten = try camp.reservations.find("r-1")
    #expect(forgotten.terms?.pass == nil && forgotten.terms?.certificate == "" && forgotten.discountAmounts == [4500])
    #expect(try camp.sums().total == 4800)
  }
}
