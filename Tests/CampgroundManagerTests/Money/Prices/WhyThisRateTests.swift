import TestSupport
import Testing

@testable import CampgroundManager

/// A quote gives the reason why a rate goes before the others that cover a night (domain rule R20).
struct WhyThisRateTests {
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

  @Test func `nothing covers a night of a campground without rates`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite()
    let quote = try camp.quotes.quote(
      QuoteRequest(site: 1, stay: StayRequest(arrival: "2027-07-02", numberOfNights: 1)))
    #expect(quote.nights.map(\.why) == [[]])
  }
}
