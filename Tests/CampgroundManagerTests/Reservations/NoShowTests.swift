import CampgroundManager
import TestSupport
import Testing

struct NoShowTests {
  private let camp = TestCampground(sites: 1, 2)
  let made: Reserved

  init() throws {
    try camp.set { $0.noShowAfter = TimeOfDay("22:00") }
    made = try camp.reserve(1, "2027-07-04"..<"2027-07-07")
  }

  @Test func `after the cut-off all nights are free again`() throws {
    let marked = try camp.at("2027-07-04", "22:01").reservations.markNoShow(made.reference)
    #expect(marked.status == .noShow)
    #expect(marked.nights == [])
    #expect(marked.stay == made.stay)
    #expect(try camp.reserve(1, "2027-07-04"..<"2027-07-07", camper: made.camper).status == .reserved)
  }

  @Test(arguments: [("2027-07-03", "23:00"), ("2027-07-04", "12:00"), ("2027-07-04", "22:00")] as [(Day, String)])
  func `before the cut-off the party may still come`(_ day: Day, _ time: String) throws {
    let error = try camp.refusal { try camp.at(day, time).reservations.markNoShow(made.reference) }
    let cutOff = try #require(TimeOfDay("22:00"))
    #expect(error.problems == [.desk(.noShowTooEarly("r-1", arrival: "2027-07-04", cutOff: cutOff))])
  }

  @Test func `unless it is set, the cut-off is the end of the day`() throws {
    try camp.set { $0.noShowAfter = TimeOfDay("23:59") }
    _ = try camp.refusal { try camp.at("2027-07-04", "23:59").reservations.markNoShow(made.reference) }
    try camp.at("2027-07-05", "00:00").reservations.markNoShow(made.reference)
    #expect(try camp.now(made).status == .noShow)
  }

  @Test func `the nights that are past stay used`() throws {
    let marked = try camp.at("2027-07-06").reservations.markNoShow(made.reference)
    #expect(marked.places == ["1@2027-07-04", "1@2027-07-05"])
  }

  @Test func `who comes after all takes the nights that are left again`() throws {
    try camp.at("2027-07-04", "23:00").reservations.markNoShow(made.reference)
    let late = try camp.at("2027-07-05").reservations.checkIn(made.reference)
    #expect(late.status == .checkedIn)
    #expect(late.places == ["1@2027-07-05", "1@2027-07-06"])
    #expect(late.arrival == "2027-07-04")
    #expect(try camp.at("2027-07-05", "20:00").reservations.checkOut(made.reference).places == ["1@2027-07-05"])
  }

  @Test func `a stay on two sites is taken again as it was`() throws {
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-06")
    try camp.at("2027-07-04", "23:00").reservations.markNoShow(made.reference)
    #expect(try camp.at("2027-07-05").reservations.checkIn(made.reference).places == ["1@2027-07-05", "2@2027-07-06"])
  }

  @Test func `when a night was sold meanwhile its holder is named, and where there is room`() throws {
    try camp.at("2027-07-04", "23:00").reservations.markNoShow(made.reference)
    let next = try camp.at("2027-07-05").reserve(1, "2027-07-06"..<"2027-07-08", camper: made.camper)
    let error = try camp.refusal { try camp.at("2027-07-05").reservations.checkIn(made.reference) }
    #expect(error.name == .nightsTaken)
    #expect(error.conflict?.holder.description == next.id?.description)
    #expect(error.alternatives?.sites == [2])
    #expect(error.alternatives?.stays == [])
  }
}

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
