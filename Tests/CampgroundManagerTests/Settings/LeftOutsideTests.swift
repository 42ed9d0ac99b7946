import TestSupport
import Testing

@testable import CampgroundManager

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
