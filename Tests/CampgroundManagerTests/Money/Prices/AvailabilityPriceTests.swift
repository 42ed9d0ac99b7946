import TestSupport
import Testing

@testable import CampgroundManager

/// The prices of the free sites.
struct AvailabilityPriceTests {
  private let camp = TestCampground(sites: 1)

  private let asked = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-01", numberOfNights: 2))

  @Test func `without any rate no site has a price`() throws {
    let camp = TestCampground(sites: 1, 2)
    #expect(try camp.availability.free(for: asked).totals == [nil, nil])
    #expect(try camp.availability.availability(for: asked).map(\.total) == [nil, nil])
    #expect(try !camp.availability.isPriced)
  }

  @Test func `a site without a rate for a night is not free, and says so`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite(1) { $0.type = "rv" }
    try camp.makeCampSite(2) { $0.type = "tent" }
    try camp.makeRate { $0.type = "rv" }
    #expect(try camp.availability.isPriced)
    let free = try camp.availability.free(for: asked)
    #expect(free.sites.map(\.siteNumber) == [1])
    #expect(free.totals == [9000])
    let explained = try camp.availability.availability(for: asked)
    #expect(explained.map { $0.reasons.map(\.name) } == [[], ["noRate"]])
    #expect(explained.map(\.total) == [9000, nil])
  }

  @Test(arguments: [(1, ["noRate"]), (2, ["noRate"]), (3, [])])
  func `a rate for long stays alone leaves short ones without a price`(nights: Int, reasons: [String]) throws {
    try camp.makeRate { $0.minNights = 3 }
    try camp.makeRate("June") { $0.before = "2027-07-01" }
    let asked = AvailabilityRequest(stay: StayRequest(arrival: "2027-07-01", numberOfNights: nights))
    #expect(try camp.availability.availability(for: asked).flatMap(\.reasons).map(\.name) == reasons)
  }

  @Test func `sites of one type cost the same unless a rate names one`() throws {
    let camp = TestCampground(sites: 1, 2, 3)
    try camp.makeRate()
    try camp.makeRate("Lake", "60.00") { $0.site = 2 }
    try camp.makeTax { $0.perNight = Amount("1.00") }
    #expect(try camp.availability.free(for: asked).totals == [9200, 12200, 9200])
  }

  @Test func `each stay of a window has its own price`() throws {
    try camp.makeRate()
    try camp.makeRate("Weekend", "60.00") { $0.weekdays = [.fri, .sat] }
    var window = AvailabilityWindow(arrival: "2027-07-01", before: "2027-07-04", fewestNights: 1, mostNights: 2)
    window.site = 1
    var totals: [Int?] = []
    try camp.availability.forEachStay(in: window) { totals.append($0.availability.total) }
    #expect(totals == [4500, 10500, 6000, 12000, 6000, 10500])
  }
}
