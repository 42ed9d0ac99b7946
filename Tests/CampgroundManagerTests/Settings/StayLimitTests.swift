import CampgroundManager
import TestSupport
import Testing

/// The campground's settings as limits of reservations.
struct StayLimitTests {
  private let camp = TestCampground(sites: 1)

  private func problems(arrival: Day = "2027-07-01", nights: Int) throws -> [String] {
    try camp.problems { try camp.reservations.reserve(camp.request(arrival: arrival, nights: nights)) }.map(\.name)
  }

  @Test func `a stay is as long as the shortest stay at least`() throws {
    try camp.set { $0.minNights = 3 }
    #expect(try problems(nights: 2) == ["belowMinimumStay"])
    #expect(try problems(nights: 3) == [])
  }

  @Test func `a stay is as long as the longest stay at most`() throws {
    try camp.set { $0.maxNights = .set(14) }
    #expect(try problems(nights: 15) == ["aboveMaximumStay"])
    #expect(try problems(nights: 14) == [])
  }

  @Test func `no stay is longer than 1,000 nights`() throws {
    #expect(try problems(nights: 1001) == ["aboveMaximumStay"])
    #expect(try problems(nights: .max) == ["aboveMaximumStay"])
    #expect(try problems(nights: 1000) == [])
  }

  @Test func `every night of a stay is in the season`() throws {
    try camp.set { $0.open = Season("05-01..07-10").map(Edit.set) }
    #expect(try problems(arrival: "2027-07-08", nights: 3) == ["closedSeason"])
    #expect(try problems(arrival: "2027-12-24", nights: 1) == ["closedSeason"])
    #expect(try problems(arrival: "2027-07-08", nights: 2) == [])
  }

  @Test func `an arrival lies in the booking window, its last day included`() throws {
    try camp.set { $0.windowDays = .set(30) }
    #expect(try problems(arrival: "2027-07-02", nights: 1) == ["outsideBookingWindow"])
    #expect(try problems(arrival: "2027-07-01", nights: 5) == [])
  }

  @Test func `a window without end does not overflow`() throws {
    try camp.set { $0.windowDays = .set(.max) }
    #expect(try problems(nights: 1) == [])
  }

  @Test func `every limit that a stay breaks is named`() throws {
    try camp.set {
      $0.minNights = 2
      $0.windowDays = .set(7)
      $0.open = Season("05-01..06-15").map(Edit.set)
    }
    let found = try problems(nights: 1)
    #expect(Set(found) == ["belowMinimumStay", "outsideBookingWindow", "closedSeason"])
  }
}
