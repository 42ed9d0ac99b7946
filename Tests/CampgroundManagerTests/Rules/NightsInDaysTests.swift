import TestSupport
import Testing

@testable import CampgroundManager

/// The nights of a camper within some days in a row.
struct NightsInDaysTests {
  private let camp = TestCampground(sites: 1, 2)
  let camper: Camper

  init() throws {
    try camp.makeCampSite(3) { $0.type = "cabin" }
    camper = try camp.makeCamper()
  }

  private func limit(_ change: (inout RuleEdits) -> Void = { _ in }) throws {
    try camp.makeRule("Two weeks") {
      ($0.maxNights, $0.inDays) = (14, 30)
      change(&$0)
    }
  }

  private func problems(_ site: SiteNumber, _ days: Range<Day>, of other: Camper? = nil) throws -> [String] {
    try camp.problems { try camp.reserve(site, days, camper: other ?? camper) }.withValues
  }

  @Test func `stays count together on any sites, whether they touch or not`() throws {
    try limit()
    try camp.reserve(1, "2027-07-01"..<"2027-07-11", camper: camper)
    #expect(try problems(2, "2027-07-20"..<"2027-07-25") == ["aboveMaximumInDays 15"])
    #expect(try problems(2, "2027-07-20"..<"2027-07-24") == [])
    // Thirty days from the first night of July end before the last of the month.
    #expect(try problems(3, "2027-07-31"..<"2027-08-10") == [])
  }

  @Test func `two sites for the same nights are no more nights`() throws {
    try limit()
    try camp.reserve(1, "2027-07-01"..<"2027-07-15", camper: camper)
    #expect(try problems(2, "2027-07-01"..<"2027-07-15") == [])
  }

  @Test func `only the nights of the rule count, on its sites`() throws {
    try limit { ($0.type, $0.before) = (.set("cabin"), .set("2027-09-01")) }
    try camp.reserve(1, "2027-07-01"..<"2027-07-11", camper: camper)
    #expect(try problems(3, "2027-07-11"..<"2027-07-25") == [])
    #expect(try problems(3, "2027-08-25"..<"2027-09-20") == [])
  }

  @Test func `the answer names a shorter stay that would do`() throws {
    try limit()
    try camp.reserve(1, "2027-07-01"..<"2027-07-11", camper: camper)
    let error = try rejected { try camp.reserve(1, "2027-07-20"..<"2027-07-30", camper: camper) }
    let four = try #require(Stay(arrival: "2027-07-20", departure: "2027-07-24"))
    var broken = BrokenRule("Two weeks", .tooMany(20, limit: 14, inDays: 30))
    broken.instead = BrokenRule.Instead(stay: four, sites: [1, 2, 3])
    #expect(error.problems == [.rule(.named(broken))])
  }

  @Test func `a change and a move count the other stays alone`() throws {
    try limit()
    try camp.reserve(1, "2027-07-01"..<"2027-07-11", camper: camper)
    try camp.change(nights: 14)
    #expect(throws: CampingError.self) { try camp.change(nights: 15) }
    try camp.reservations.move("r-1", to: 2, from: "2027-07-05")
  }

  @Test func `the guests of an agency or of a calendar are many people`() throws {
    try limit()
    try camp.set { $0.maxConsecutive = .set(12) }
    let agency = try camp.makeCamper("Hipcamp", phoneNumber: "555-0109")
    for site in [1, 2] as [SiteNumber] {
      try camp.reserve(site, "2027-07-01"..<"2027-07-11", camper: agency) { $0.details.source = "Hipcamp" }
    }
    try camp.reserve(1, "2027-07-11"..<"2027-07-21", camper: agency) { $0.details.source = "Hipcamp" }
    try camp.change("r-1", nights: 9)
  }

  @Test func `a merge adds up nights`() throws {
    try limit()
    let other = try camp.makeCamper("B. Lover", phoneNumber: "555-0101")
    try camp.reserve(1, "2027-07-01"..<"2027-07-11", camper: camper)
    try camp.reserve(2, "2027-07-15"..<"2027-07-22", camper: other)
    let long = try camp.people.merge("c-1", "c-2").collisions.tooLong
    #expect(long.map(\.reservation) == ["r-1", "r-2"])
    #expect(long.map(\.problem.name) == ["aboveMaximumInDays", "aboveMaximumInDays"])
    #expect(try problems(3, "2027-07-25"..<"2027-07-26") == ["aboveMaximumInDays 18"])
  }
}
