import TestSupport
import Testing

@testable import CampgroundManager

/// The campground's settings as limits of reservations.
struct StayLimitTests {
  private let camp = TestCampground(sites: 1)

  private func problems(arrival: Day = "2027-07-01", nights: Int) throws -> [String] {
    try camp.problems { try camp.reservations.reserve(camp.request(arrival: arrival, nights: nights)) }.map(\.name)
  }

  @Test func `a stay is as long as the shortest stay at least, and as the longest at most`() throws {
    try camp.set { ($0.minNights, $0.maxNights) = (3, .set(14)) }
    #expect(try problems(nights: 2) == ["belowMinimumStay"])
    #expect(try problems(nights: 3) == [])
    #expect(try problems(arrival: "2027-07-10", nights: 14) == [])
    #expect(try problems(nights: 15) == ["aboveMaximumStay"])
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

/// Stays that stand although new settings would not allow them.
struct LeftOutsideTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeCampSite("C1") { $0.type = "cabin" }
  }

  private func left(_ change: (inout SettingsEdits) -> Void) throws -> [StaysLeftOutside] {
    let before = try camp.campground.settings.settings
    try camp.set(change)
    return try camp.reservations.staysLeftOutside(by: camp.campground.settings.settings, insteadOf: before)
  }

  @Test func `a shorter season leaves the stays outside it, and no others`() throws {
    try camp.reserve(1, "2027-06-10"..<"2027-06-12")
    try camp.reserve(1, "2027-07-10"..<"2027-07-12")
    try camp.cancel(camp.reserve(2, "2027-06-10"..<"2027-06-12"))
    try camp.reserve(2, "2027-09-14"..<"2027-09-16")
    let season = Season("07-01..09-15").map(Edit.set)
    #expect(try left { $0.open = season } == [StaysLeftOutside(rule: .season, reservations: ["r-1", "r-4"])])
    // They were outside already.
    #expect(try left { $0.open = Season("07-02..09-15").map(Edit.set) }.isEmpty)
    #expect(try left { $0.open = .clear }.isEmpty)
  }

  @Test func `a type's own season leaves stays on its sites outside`() throws {
    try camp.reserve(1, "2027-06-10"..<"2027-06-12")
    try camp.reserve("C1", "2027-06-10"..<"2027-06-12")
    let left = try left { ($0.type, $0.open) = ("cabin", Season("07-01..09-15").map(Edit.set)) }
    #expect(left == [StaysLeftOutside(rule: .season, reservations: ["r-2"])])
  }

  @Test func `so do a shorter longest stay and a shorter booking window`() throws {
    try camp.reserve(1, "2027-06-10"..<"2027-06-20")
    try camp.reserve(2, "2027-08-10"..<"2027-08-12")
    let left = try left { ($0.maxNights, $0.windowDays) = (.set(7), .set(30)) }
    #expect(
      left == [
        StaysLeftOutside(rule: .longestStay, reservations: ["r-1"]),
        StaysLeftOutside(rule: .bookingWindow, reservations: ["r-2"]),
      ])
  }
}
