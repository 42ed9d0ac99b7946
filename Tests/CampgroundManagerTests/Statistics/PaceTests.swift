import TestSupport
import Testing

@testable import CampgroundManager

struct PaceTests {
  private let camp = TestCampground(sites: 1, 2, 3)

  private func pace(on day: Day, against other: Day? = nil) throws -> [[Int]] {
    try camp.at(day).reports.pace(on: day, against: other, before: day.advanced(by: 14)).rows.map {
      [$0.amounts.nights, $0.amounts.nightsBefore]
    }
  }

  @Test func `the nights on the books stand beside those of the same weekday a year before, as they stood then`() throws
  {
    try camp.at("2026-04-01").reserve(1, "2026-06-03"..<"2026-06-06")
    try camp.at("2026-06-02").reserve(2, "2026-06-04"..<"2026-06-05")
    let late = try camp.at("2026-06-03").reserve(3, "2026-06-04"..<"2026-06-08")
    try camp.at("2026-06-03").cancel(late)
    try camp.reserve(1, "2027-06-02"..<"2027-06-07")
    try camp.reserve(2, "2027-06-08"..<"2027-06-10")
    // 1 June 2027 is a Tuesday, as 2 June 2026 was.
    #expect(try pace(on: "2027-06-01") == [[5, 4], [2, 0]])
    #expect(try pace(on: "2027-06-01", against: "2026-05-31") == [[5, 3], [2, 0]])
    #expect(try pace(on: "2027-06-01", against: "2026-03-31") == [[5, 0], [2, 0]])
  }

  @Test func `a stay counts as it was agreed then, and a hold as long as it stood`() throws {
    let stay = try camp.at("2026-04-01").reserve(1, "2026-06-03"..<"2026-06-06")
    var edits = ReservationEdits()
    edits.nights = 1
    _ = try camp.at("2026-06-03").campground.reservations.change(
      ReservationReference(try #require(stay.id)), edits)
    _ = try camp.at("2026-06-01").campground.reservations.hold(camp.request(2, arrival: "2026-06-04"), minutes: 2880)
    #expect(try pace(on: "2027-06-01") == [[0, 5], [0, 0]])
    #expect(try pace(on: "2027-06-02") == [[0, 1], [0, 0]])
    #expect(try pace(on: "2027-06-03") == [[0, 0], [0, 0]])
  }

  @Test func `an imported stay counts from the day on which it was booked there, also in its lead time`() throws {
    let header = "Site,Name,Arrival,Departure,Order Date\n"
    _ = try camp.importReservations(header + "1,A,2026-06-03,2026-06-06,2026-03-01\n2,B,2026-06-03,2026-06-05,")
    #expect(try pace(on: "2027-06-01") == [[0, 3], [0, 0]])
    #expect(try pace(on: "2027-06-01", against: "2026-02-28") == [[0, 0], [0, 0]])
    let leads = try camp.reports.leadTimes(ReportDays(from: "2026-06-01", before: "2026-07-01")).total
    #expect(leads.days.median.scaled(to: 1) == 94)
    #expect(leads.unknown == 1)
  }
}
