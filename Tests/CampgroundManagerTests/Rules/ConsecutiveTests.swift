import CampgroundManager
import TestSupport
import Testing

/// The number of nights in a row that one camper may stay.
struct ConsecutiveTests {
  private let camp = TestCampground(sites: 1, 2, 3)
  let camper: Camper

  init() throws {
    camper = try camp.makeCamper()
    try camp.set { $0.maxConsecutive = .set(7) }
  }

  private func problems(_ site: SiteNumber, _ days: Range<Day>, of camper: Camper? = nil) throws -> [String] {
    try camp.problems { try camp.reserve(site, days, camper: camper ?? self.camper) }.withValues
  }

  @Test func `one stay alone counts`() throws {
    #expect(try problems(1, "2027-07-01"..<"2027-07-09") == ["aboveMaximumConsecutive 8"])
    #expect(try problems(1, "2027-07-01"..<"2027-07-08") == [])
  }

  @Test func `stays that touch count together, on any site`() throws {
    try camp.reserve(1, "2027-07-05"..<"2027-07-08", camper: camper)
    #expect(try problems(2, "2027-07-08"..<"2027-07-13") == ["aboveMaximumConsecutive 8"])
    #expect(try problems(2, "2027-06-30"..<"2027-07-05") == ["aboveMaximumConsecutive 8"])
    #expect(try problems(2, "2027-07-08"..<"2027-07-12") == [])
    // By now they reach from 5 to 12 July, and a stay that touches one touches both.
    #expect(try problems(3, "2027-07-12"..<"2027-07-13") == ["aboveMaximumConsecutive 8"])
  }

  @Test(
    arguments: [
      ("a night between stays begins a new row", 1, "2027-07-09"..<"2027-07-16"),
      ("two sites for the same nights are no longer stay", 2, "2027-07-01"..<"2027-07-08"),
    ] as [(String, SiteNumber, Range<Day>)])
  func `a stay beside one of seven nights is allowed`(_ why: String, _ site: SiteNumber, _ days: Range<Day>) throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-08", camper: camper)
    #expect(try problems(site, days) == [], "\(why)")
  }

  @Test func `another camper's stays do not count`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-08", camper: camper)
    let other = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    #expect(try problems(1, "2027-07-08"..<"2027-07-15", of: other) == [])
  }

  @Test func `what was cancelled does not count`() throws {
    try camp.cancel(camp.reserve(1, "2027-07-01"..<"2027-07-08", camper: camper))
    #expect(try problems(1, "2027-07-08"..<"2027-07-15") == [])
  }

  @Test func `nights that were slept count too`() throws {
    try camp.reserve(1, "2027-07-01"..<"2027-07-08", camper: camper)
    try camp.store.write { try camp.store.execute("UPDATE reservation SET status = 'checked-out'") }
    #expect(try problems(1, "2027-07-08"..<"2027-07-09") == ["aboveMaximumConsecutive 8"])
  }

  @Test func `the nearest free stays leave the camper's row as short as it must be`() throws {
    let other = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    try camp.reserve(1, "2027-07-10"..<"2027-07-14", camper: other)
    try camp.reserve(2, "2027-07-14"..<"2027-07-18", camper: camper)
    let error = try rejected { try camp.reserve(1, "2027-07-11"..<"2027-07-14", camper: camper) }
    // From 14 to 18 July the camper is there already, so a stay beside it is the nearest.
    #expect(error.alternatives?.stays.map(\.arrival) == ["2027-07-07", "2027-07-14"])
    let long = try rejected { try camp.reserve(3, "2027-07-18"..<"2027-07-22", camper: camper) }
    #expect(long.problems.map(\.name) == ["aboveMaximumConsecutive"])
  }
}
