import TestSupport
import Testing

@testable import CampgroundManager

/// The quote of a stay is the price that it then has.
struct QuoteTests {
  private let camp = TestCampground(sites: 1)

  private func quote(
    _ camp: TestCampground, _ site: SiteNumber? = 1, _ days: Range<Day> = "2027-07-01"..<"2027-07-04",
    _ change: (inout QuoteRequest) -> Void = { _ in }
  ) throws -> Quote {
    var request = QuoteRequest(site: site, stay: StayRequest(arrival: days.lowerBound, departure: days.upperBound))
    change(&request)
    return try camp.quotes.quote(request)
  }

  @Test func `a quote has the nights one by one, then extras, taxes and fees`() throws {
    try camp.makeRate { $0.extraAdult = Amount("5.00") }
    try camp.makeTax("county") { $0.percent = Percent("7.25%") }
    try camp.makeFee("booking") { $0.perStay = Amount("3.00") }
    try camp.agree {
      $0.deposit = Portion("20%")
      $0.depositDays = .set(14)
    }
    let quote = try quote(camp) { $0.party.adults = 3 }
    #expect(quote.nights.map(\.night) == ["2027-07-01", "2027-07-02", "2027-07-03"])
    #expect(quote.nights.map { $0.price?.amount } == [4500, 4500, 4500])
    #expect(quote.extras == [QuotedLine(name: "extra adult", amount: 1500, isFee: false)])
    // 7.25 % of 150.00 is 10.875, half to even.
    #expect(
      quote.taxes == [
        QuotedLine(name: "county", amount: 1088, isFee: false), QuotedLine(name: "booking", amount: 300, isFee: true),
      ])
    #expect(quote.total == 16388)
    #expect(quote.deposit?.amount == 3278)
    #expect(quote.deposit?.due == "2027-06-17")
  }

  @Test func `a deposit is due on the day of the quote when its day is past, or none is set`() throws {
    try camp.makeRate()
    try camp.agree { $0.deposit = Portion("1-night") }
    #expect(try quote(camp).deposit?.due == TestCampground.today)
    try camp.agree { $0.depositDays = .set(60) }
    #expect(try quote(camp).deposit?.due == TestCampground.today)
    try camp.agree { $0.deposit = Portion.none }
    #expect(
      try quote(camp).deposit == Deposit(by: Policy(), total: 0, nights: [], arrival: "2027-07-01", made: "2027-06-01"))
  }

  @Test func `without any rate there is no price, and taxes have nothing to be of`() throws {
    try camp.makeTax { $0.perStay = Amount("3.00") }
    let quote = try quote(camp)
    #expect(quote.nights.map(\.price) == [nil, nil, nil])
    #expect(quote.taxes.isEmpty)
    #expect(quote.total == nil)
    #expect(quote.deposit == nil)
  }

  @Test func `who holds the nights does not matter, and is told as taken`() throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.makeRate()
    let free = try quote(camp)
    #expect(!free.isTaken)
    try camp.reserve(1, "2027-07-02"..<"2027-07-05")
    let taken = try quote(camp)
    #expect(taken.isTaken)
    #expect(taken.total == free.total)
    #expect(try quote(camp, nil).site == 2)
    try camp.blockSite(2, "2027-07-02"..<"2027-07-05")
    let full = try quote(camp, nil)
    #expect(full.isTaken)
    #expect(full.site == 1)
    #expect(full.total == free.total)
  }

  @Test func `of any site the one is quoted that reserving takes`() throws {
    try camp.makeCampSite(2) { $0.maxLength = .set(30) }
    try camp.makeRate()
    try camp.makeRate("Small", "30.00") { $0.site = 2 }
    let quote = try quote(camp, nil)
    let made = try camp.reserve(nil, "2027-07-01"..<"2027-07-04")
    #expect(quote.site == made.siteNumber)
    #expect(quote.siteChosenBecause == made.siteChosenBecause)
    #expect(quote.total == made.sums.total)
  }

  @Test func `a quote is refused as reserving is, with the same problems`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite { $0.maxPeople = .set(4) }
    try camp.makeRate { $0.before = "2027-07-03" }
    try camp.set { $0.minNights = .set(2) }
    let camper = try camp.makeCamper()
    for (site, nights, adults) in [(1, 1, 5), (1, 3, 2), (1, -1, 0), (nil, 1, 2), (nil, 2, 9), (7, 2, 2)] {
      let site = site.map(SiteNumber.init(integerLiteral:))
      let reserved = try rejected {
        try camp.reservations.reserve(
          camp.request(site, nights: nights, camper: camper) { $0.party.adults = adults })
      }
      let quoted = try rejected {
        let stay = StayRequest(arrival: "2027-07-01", numberOfNights: nights)
        var request = QuoteRequest(site: site, stay: stay)
        request.party.adults = adults
        return try camp.quotes.quote(request)
      }
      #expect(quoted == reserved)
    }
  }

  @Test func `what a person decides away is quoted, and told`() throws {
    try camp.makeRate()
    try camp.set { $0.minNights = .set(5) }
    let quote = try quote(camp) { $0.overrides = Overrides(rules: "a friend") }
    #expect(quote.total == 13500)
    #expect(quote.overridden.map(\.name) == ["belowMinimumStay"])
    let error = try rejected { try self.quote(camp) { $0.overrides = Overrides(rules: " ") } }
    #expect(error.problems.map(\.field).contains("override") == true)
  }
}
