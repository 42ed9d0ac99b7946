import CampgroundManager
import TestSupport
import Testing

struct MoveTests {
  private let camp = TestCampground(sites: 1, 2)
  let made: Reserved

  init() throws {
    try camp.makeCampSite(3) { $0.maxPeople = .set(1) }
    made = try camp.reserve(1, "2027-07-04"..<"2027-07-07")
  }

  private func refused(
    on day: Day = TestCampground.today, to site: SiteNumber = 2, from first: Day? = nil
  ) throws -> CampingError {
    try camp.refusal { try camp.at(day).reservations.move(made.reference, to: site, from: first) }
  }

  @Test func `before the stay all nights move`() throws {
    let moved = try camp.reservations.move(made.reference, to: 2)
    #expect(moved.segments.map(\.site) == [2])
    #expect(moved.siteNumber == 2)
    #expect(moved.stay == made.stay)
    #expect(try camp.reserve(1, "2027-07-04"..<"2027-07-07").status == .reserved)
  }

  @Test func `during the stay the nights from today on move`() throws {
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    let moved = try camp.at("2027-07-05").reservations.move(made.reference, to: 2)
    #expect(moved.places == ["1@2027-07-04", "2@2027-07-05", "2@2027-07-06"])
    #expect(moved.status == .checkedIn)
    #expect(moved.siteNumber == 1)
    #expect(moved.result.reservation.site(on: "2027-07-05") == 2)
  }

  @Test func `the nights from a day on move, and back again make one segment`() throws {
    #expect(try camp.reservations.move(made.reference, to: 2, from: "2027-07-06").segments.map(\.site) == [1, 2])
    #expect(try camp.reservations.move(made.reference, to: 1).segments.map(\.site) == [1])
  }

  @Test func `past nights and nights after the stay cannot move`() throws {
    #expect(try refused(from: "2027-07-03").problems.map(\.name) == ["tooEarly"])
    #expect(try refused(from: "2027-07-07").problems.map(\.name) == ["tooLate"])
    #expect(try refused(on: "2027-07-05", from: "2027-07-04").problems.map(\.name) == ["tooEarly"])
    #expect(try refused(on: "2027-07-07").problems.map(\.name) == ["tooLate"])
  }

  @Test func `the party must fit the new site`() throws {
    #expect(try refused(to: 3).problems.map(\.name) == ["tooManyPeople"])
    try camp.sites.retireCampSite(2)
    #expect(try refused(to: 2).problems.map(\.name) == ["siteRetired"])
  }

  @Test func `who holds a night on the new site is named`() throws {
    let other = try camp.reserve(2, "2027-07-06"..<"2027-07-09")
    let error = try refused()
    #expect(error.name == .nightsTaken)
    #expect(error.conflict?.holder.description == other.id?.description)
    #expect(error.conflict?.site == 2)
    #expect(error.alternatives?.sites == [])
    try camp.makeCampSite(4)
    #expect(try refused().alternatives?.sites == [4])
    #expect(try camp.now(made).nights == made.nights)
  }

  @Test func `a party that is there cannot move in before the last one has left`() throws {
    let past = try camp.reserve(2, "2027-07-01"..<"2027-07-05")
    try camp.at("2027-07-01").reservations.checkIn(past.reference)
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(try refused(on: "2027-07-05").problems.map(\.name) == ["siteOccupied"])
    #expect(try camp.at("2027-07-05").reservations.move(made.reference, to: 2, from: "2027-07-06").changed)
  }

  @Test func `a site or reservation that there is not is named, and so are both`() throws {
    #expect(try refused(to: 99).code == 4)
    let error = try camp.refusal { try camp.reservations.move("r-99", to: 99) }
    #expect(error.problems.map(\.field) == ["reservation", "site"])
  }

  @Test func `who is on the site already is not moved`() throws {
    let moved = try camp.reservations.move(made.reference, to: 1)
    #expect(!moved.changed)
    #expect(moved.version == 1)
  }
}
