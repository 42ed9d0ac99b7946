import CampgroundManager
import TestSupport
import Testing

/// A walk-in party is reserved and checked in as one command.
struct WalkInTests {
  private let camp = TestCampground(sites: 1, 2) { try $0.makeCamper() }

  private func walkIn(_ site: SiteNumber?, arrival: Day = TestCampground.today) throws -> Reserved {
    let camper = try camp.campers.find("c-1")
    return try camp.reservations.reserve(
      camp.request(site, arrival: arrival, camper: camper) { $0.checkIn = true }
    ).result
  }

  @Test func `the party is there with one entry, and undo takes all of it away`() throws {
    let before = try Contents(of: camp)
    let entries = try camp.count("command")
    let made = try walkIn(1)
    #expect(made.status == .checkedIn)
    #expect(made.nights.count == 2)
    #expect(try camp.count("command") == entries + 1)
    try camp.undoLast()
    #expect(try Contents(of: camp) == before)
  }

  @Test(arguments: ["2027-06-02", "2027-05-31"] as [Day])
  func `only who arrives today is checked in at once`(_ arrival: Day) throws {
    let error = try camp.refusal { try walkIn(1, arrival: arrival) }
    #expect(error.problems.map(\.name) == [arrival > TestCampground.today ? "tooEarly" : "arrivalInPast"])
  }

  @Test func `a site that its last party has not left is not given to a walk-in`() throws {
    let past = try camp.at("2027-05-30")
      .reserve(1, "2027-05-30"..<"2027-06-01", camper: camp.campers.find("c-1"))
    try camp.at("2027-05-30").reservations.checkIn(past.reference)
    #expect(try camp.refusal { try walkIn(1) }.problems.map(\.name) == ["siteOccupied"])
    #expect(try walkIn(nil).siteNumber == 2)
    #expect(try camp.refusal { try walkIn(nil) }.problems.map(\.value) == ["1"])
    #expect(try camp.refusal { try walkIn(2) }.alternatives?.sites == [])
  }
}
