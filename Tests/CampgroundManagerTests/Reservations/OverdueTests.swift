import CampgroundManager
import TestSupport
import Testing

/// Parties that should have come or left by now are listed; nothing happens to them by itself.
struct OverdueTests {
  private let camp = TestCampground(sites: 1, 2, 3) { camp in
    try camp.set { $0.noShowAfter = TimeOfDay("22:00") }
    let there = try camp.reserve(1, "2027-07-02"..<"2027-07-04")
    try camp.reserve(2, "2027-07-04"..<"2027-07-07", camper: there.camper)
    let cancelled = try camp.reserve(3, "2027-07-01"..<"2027-07-07", camper: there.camper)
    try camp.cancel(cancelled)
    try camp.at("2027-07-02").reservations.checkIn(there.reference)
  }

  private func overdue(_ day: Day, _ time: String) throws -> [String] {
    let filter = ReservationFilter { $0.isOverdue = true }
    var found: [String] = []
    try camp.at(day, time).reservations.forEachReservation(filter) { found.append($0.id?.description ?? "") }
    return found
  }

  @Test func `a party is overdue when the time of check-out has passed on its day of departure`() throws {
    #expect(try overdue("2027-07-04", "11:00") == [])
    #expect(try overdue("2027-07-04", "11:31") == ["r-1"])
    #expect(try overdue("2027-07-05", "00:00").first == "r-1")
    try camp.at("2027-07-05").reservations.checkOut("r-1")
    #expect(try overdue("2027-07-05", "12:00") == ["r-2"])
  }

  @Test func `a reservation is overdue from the cut-off on, until it is checked in or marked`() throws {
    try camp.at("2027-07-04").reservations.checkOut("r-1")
    #expect(try overdue("2027-07-04", "22:00") == [])
    #expect(try overdue("2027-07-04", "22:01") == ["r-2"])
    #expect(try overdue("2027-08-01", "12:00") == ["r-2"])
    try camp.at("2027-07-05").reservations.markNoShow("r-2")
    #expect(try overdue("2027-07-05", "12:00") == [])
  }
}
