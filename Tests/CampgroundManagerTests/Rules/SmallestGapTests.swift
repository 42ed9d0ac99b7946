import TestSupport
import Testing

@testable import CampgroundManager

/// The smallest gap that a stay may leave beside another.
struct SmallestGapTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeRule("No gaps") { $0.minGap = 2 }
    try camp.reserve(1, "2027-07-10"..<"2027-07-13")
  }

  private func problems(_ site: SiteNumber, _ days: Range<Day>) throws -> [String] {
    try camp.problems { try camp.reserve(site, days) }.withValues
  }

  @Test func `a stay that leaves too few nights before or behind it is refused`() throws {
    #expect(try problems(1, "2027-07-14"..<"2027-07-16") == ["leavesGap 2027-07-13"])
    #expect(try problems(1, "2027-07-07"..<"2027-07-09") == ["leavesGap 2027-07-09"])
    #expect(try problems(1, "2027-07-15"..<"2027-07-16") == [])
    #expect(try problems(1, "2027-07-13"..<"2027-07-15") == [])
  }

  @Test func `the refusal has the other sites, and a person overrides it`() throws {
    let error = try rejected { try camp.reserve(1, "2027-07-14"..<"2027-07-16") }
    let stay = try #require(Stay(arrival: "2027-07-14", departure: "2027-07-16"))
    var broken = BrokenRule("No gaps", .gap(1, limit: 2, from: "2027-07-13"))
    broken.instead = BrokenRule.Instead(stay: stay, sites: [2])
    #expect(error.problems == [.rule(.named(broken))])
    #expect(error.remedies == [.override])
    let made = try camp.reserve(1, "2027-07-14"..<"2027-07-16") { $0.overrides.rules = "a friend" }
    #expect(made.overridden.map(\.name) == ["leavesGap"])
  }

  @Test func `it is allowed where no other site fits`() throws {
    try camp.blockSite(2, "2027-07-14"..<"2027-07-15")
    #expect(try problems(1, "2027-07-14"..<"2027-07-16") == [])
  }

  @Test func `days that would leave one are not offered instead of taken ones`() throws {
    try camp.reserve(1, "2027-07-15"..<"2027-07-17")
    try camp.blockSite(2, "2027-06-01"..<"2028-08-01")
    for site: SiteNumber? in [1, nil] {
      let error = try rejected { try camp.reservations.reserve(camp.request(site, arrival: "2027-07-12", nights: 1)) }
      #expect(error.alternatives?.stays.map(\.arrival) == ["2027-07-09", "2027-07-17"])
    }
  }

  @Test func `any site is one where it need not be`() throws {
    func any(_ days: Range<Day>) throws -> SiteNumber {
      try camp.reservations.reserve(
        camp.request(nil, arrival: days.lowerBound, nights: days.count)
      ).result.reservation.siteNumber
    }
    #expect(try any("2027-07-14"..<"2027-07-16") == 2)
    #expect(try any("2027-07-13"..<"2027-07-14") == 1)
  }

  @Test func `blocks, the season and days that are past are no neighbours`() throws {
    try camp.blockSite(1, "2027-07-20"..<"2027-07-22")
    #expect(try problems(1, "2027-07-17"..<"2027-07-19") == [])
    try camp.set { $0.open = Season("05-01..08-01").map(Edit.set) }
    #expect(try problems(1, "2027-07-30"..<"2027-07-31") == [])
  }

  @Test func `a party that left this morning is no neighbour, also in a window that begins before`() throws {
    try camp.at("2027-05-29").reserve(1, "2027-05-30"..<"2027-06-01")
    var found: [SiteNumber] = []
    let window = AvailabilityWindow(arrival: "2027-05-30", before: "2027-06-03", fewestNights: 2, mostNights: 2)
    try camp.availability.forEachStay(in: window) { free in
      if free.stay.arrival == "2027-06-02" { found.append(free.availability.site.siteNumber) }
    }
    #expect(found == [1, 2])
    #expect(try problems(1, "2027-06-02"..<"2027-06-04") == [])
  }

  @Test func `of several rules the widest gap is looked at`() throws {
    try camp.makeRule("Wide") { $0.minGap = 5 }
    var found: [SiteNumber] = []
    let window = AvailabilityWindow(arrival: "2027-07-16", before: "2027-07-17", fewestNights: 2, mostNights: 2)
    try camp.availability.forEachStay(in: window) { found.append($0.availability.site.siteNumber) }
    #expect(found == [2])
  }

  @Test func `a gap that is filled is none, whatever its length`() throws {
    try camp.reserve(1, "2027-07-14"..<"2027-07-16") { $0.overrides.rules = "a friend" }
    #expect(try problems(1, "2027-07-13"..<"2027-07-14") == [])
  }

  @Test func `quotes and availability judge it as reserving does`() throws {
    let stay = StayRequest(arrival: "2027-07-14", numberOfNights: 2)
    #expect(
      try camp.problems { try camp.quotes.quote(QuoteRequest(site: 1, stay: stay)) }.withValues == [
        "leavesGap 2027-07-13"
      ])
    let request = AvailabilityRequest(stay: stay, party: Party())
    #expect(try camp.availability.free(for: request).sites.map(\.siteNumber) == [2])
    #expect(try camp.availability.availability(for: request).map { $0.reasons.map(\.name) } == [["leavesGap"], []])
    var found: [SiteNumber] = []
    let window = AvailabilityWindow(arrival: "2027-07-14", before: "2027-07-15", fewestNights: 2, mostNights: 2)
    try camp.availability.forEachStay(in: window) { found.append($0.availability.site.siteNumber) }
    #expect(found == [2])
  }

  @Test func `a change is judged at the end that it changes`() throws {
    try camp.reserve(1, "2027-07-14"..<"2027-07-18") { $0.overrides.rules = "a friend" }
    #expect(try camp.problems { try camp.change("r-2", nights: 3) }.withValues == [])
    try camp.reserve(1, "2027-07-20"..<"2027-07-22")
    #expect(try camp.problems { try camp.change("r-2", nights: 5) }.withValues == ["leavesGap 2027-07-19"])
    #expect(try camp.problems { try camp.change("r-2", nights: 6) }.withValues == [])
  }

  @Test func `a move and a swap are judged on the new site`() throws {
    try camp.makeCampSite(3)
    try camp.reserve(2, "2027-07-14"..<"2027-07-16")
    #expect(try camp.problems { try camp.reservations.move("r-2", to: 1) }.withValues == ["leavesGap 2027-07-13"])
    #expect(try camp.reservations.move("r-2", to: nil).result.reservation.siteNumber == 3)
    try camp.reserve(2, "2027-07-14"..<"2027-07-16")
    #expect(try camp.problems { try camp.reservations.swap("r-2", with: "r-3") }.withValues == [])
  }
}
