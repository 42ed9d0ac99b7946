import TestSupport
import Testing

@testable import CampgroundManager

/// A quote gives the reason why a rate goes before the others that cover a night (domain rule R20).
struct WhyThisRateTests {
  private let camp = TestCampground(sites: 1)

  @Test func `each rate says why it goes before the next`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite { $0.type = "rv" }
    try camp.makeRate("Old")
    try camp.makeRate("Base")
    try camp.makeRate("July") {
      $0.from = "2027-07-01"
      $0.before = "2027-08-01"
    }
    try camp.makeRate("Fridays") { $0.weekdays = [.fri] }
    try camp.makeRate("RV") { $0.type = "rv" }
    try camp.makeRate("Lake", "99.00") { $0.site = 1 }
    try camp.makeRate("Long") {
      $0.site = 1
      $0.minNights = 5
    }
    let quote = try camp.quotes.quote(
      QuoteRequest(site: 1, stay: StayRequest(arrival: "2027-07-02", numberOfNights: 1)))
    let night = try #require(quote.nights.first)
    #expect(night.price?.amount == 9900)
    #expect(
      night.why == [
        CoveringRate(rate: "Lake", because: .namesSite), CoveringRate(rate: "RV", because: .namesType),
        CoveringRate(rate: "Fridays", because: .namesWeekdays), CoveringRate(rate: "July", because: .shorterSeason),
        CoveringRate(rate: "Base", because: .addedLater), CoveringRate(rate: "Old", because: nil),
      ])
  }

  @Test func `a holiday says so, and the rate of a week before the weekend, with its share`() throws {
    try camp.makeRate { $0.weekly = Amount("275.00") }
    try camp.makeRate("Weekend", "60.00") { $0.weekdays = [.fri, .sat] }
    try camp.makeRate("Fourth", "90.00") {
      ($0.from, $0.before, $0.holiday) = ("2027-07-03", "2027-07-04", true)
    }
    func nights(_ count: Int) throws -> [QuotedNight] {
      try camp.quotes.quote(
        QuoteRequest(site: 1, stay: StayRequest(arrival: "2027-07-01", numberOfNights: count))
      ).nights
    }
    let week = try nights(8)
    let rates = week.map { night -> String? in
      night.share.map { "\($0.rate) \($0.nights)/\($0.length) \($0.amount)" } ?? night.price?.rate
    }
    let share = "Standard 6/7 23571"
    #expect(rates == [share, share, "Fourth", share, share, share, share, "Standard"])
    #expect(
      week[1].why == [
        CoveringRate(rate: "Standard", because: .pricesLongStay), CoveringRate(rate: "Weekend", because: nil),
      ])
    #expect(week[2].why.map(\.because) == [.isHoliday, .namesWeekdays, nil])
    #expect(try nights(6)[1].why.map(\.rate) == ["Weekend", "Standard"])
    #expect(try nights(6).allSatisfy { $0.share == nil })
  }

  @Test func `nothing covers a night of a campground without rates`() throws {
    let quote = try camp.quotes.quote(
      QuoteRequest(site: 1, stay: StayRequest(arrival: "2027-07-02", numberOfNights: 1)))
    #expect(quote.nights.map(\.why) == [[]])
  }
}
