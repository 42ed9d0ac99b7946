import TestSupport
import Testing

@testable import CampgroundManager

/// The ways on when a party wants more nights, or has to go to another site.
struct WayOnTests {
  private let camp = TestCampground(sites: 1, 2, 3)
  let made: Reserved

  init() throws { made = try camp.reserve(1, "2027-07-01"..<"2027-07-04") }

  private func longer(nights: Int, on day: Day = "2027-07-02") throws -> Alternatives {
    let error = try rejected { try camp.at(day).edit(made.reference) { $0.nights = nights } }
    #expect(error.code == 3)
    return try #require(error.alternatives)
  }

  @Test func `a longer stay that another party ends names that party, and where it could go`() throws {
    let next = try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    try camp.reserve(2, "2027-07-02"..<"2027-07-04")
    try camp.reserve(3, "2027-07-05"..<"2027-07-07")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let alternatives = try longer(nights: 4)
    #expect(alternatives.sites == [3])
    // For one night more 3 is free, and 2 as well, where this party could not be tonight.
    let coming = LongerStay.Coming(reservation: try #require(next.id), arrival: "2027-07-04", sites: [2])
    #expect(alternatives.longer == LongerStay(sites: [2, 3], comes: coming))
  }

  @Test func `on the day of departure the party that comes can still make way`() throws {
    let next = try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    let coming = LongerStay.Coming(reservation: try #require(next.id), arrival: "2027-07-04", sites: [2, 3])
    let alternatives = try longer(nights: 4, on: "2027-07-04")
    #expect(alternatives.sites.isEmpty && alternatives.stays.isEmpty)
    #expect(alternatives.longer == LongerStay(sites: [2, 3], comes: coming))
  }

  @Test func `a block in the way cannot move, and a change of arrival adds no nights to a stay`() throws {
    try camp.blockSite(1, "2027-07-04"..<"2027-07-06")
    #expect(try longer(nights: 4).longer == LongerStay(sites: [2, 3], comes: nil))
    #expect(try rejected { try camp.edit(made.reference) { $0.arrive = "2027-07-04" } }.alternatives?.longer == nil)
  }

  @Test func `a move to any site takes the best, and says why`() throws {
    try camp.reserve(2, "2027-06-29"..<"2027-07-01")
    try camp.reserve(2, "2027-07-04"..<"2027-07-05")
    let moved = try camp.reservations.move(made.reference, to: nil)
    #expect(moved.places == ["2@2027-07-01", "2@2027-07-02", "2@2027-07-03"])
    #expect(moved.result.siteChosenBecause == .fillsGap)
    try camp.undoLast()
    let tail = try camp.reservations.move(made.reference, to: nil, from: "2027-07-02")
    #expect(tail.places == ["1@2027-07-01", "2@2027-07-02", "2@2027-07-03"])
  }

  @Test func `a move to any site needs one that takes the party and the rest of its stay`() throws {
    try camp.campground.sites.changeCampSite(2, SiteEdits { $0.maxPeople = .set(1) })
    try camp.reserve(3, "2027-07-03"..<"2027-07-06")
    let error = try camp.refusal { try camp.reservations.move(made.reference, to: nil) }
    #expect(error.code == 3)
    #expect(error.problems == [.nights(.allTaken)])
    let late = try camp.refusal { try camp.reservations.move(made.reference, to: nil, from: "2027-07-04") }
    #expect(late.problems.map(\.name) == ["tooLate"])
    let early = try camp.refusal { try camp.reservations.move(made.reference, to: nil, from: "2027-06-30") }
    #expect(early.problems.map(\.name) == ["tooEarly"])
  }

  @Test func `a party that is there moves to no site that its last party has not left`() throws {
    let staying = try camp.reserve(2, "2027-06-29"..<"2027-07-02")
    try camp.at("2027-07-01").reservations.checkIn(made.reference)
    try camp.at("2027-06-29").reservations.checkIn(staying.reference)
    let moved = try camp.at("2027-07-02").reservations.move(made.reference, to: nil)
    #expect(moved.places == ["1@2027-07-01", "3@2027-07-02", "3@2027-07-03"])
  }
}
