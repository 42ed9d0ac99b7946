import CampgroundManager
import TestSupport
import Testing

/// A forced block over stays: no party is dropped in silence (domain rule R15).
struct ForcedBlockTests {
  private let camp = TestCampground(sites: 1, 2)

  /// The ids of the reservations that lack a night from today on.
  private func displaced() throws -> [String] {
    let filter = ReservationFilter { $0.displacedFrom = camp.clock.today }
    var ids: [String] = []
    try camp.reservations.forEachReservation(filter) { ids.append($0.id?.description ?? "-") }
    return ids
  }

  @Test func `a displaced reservation keeps its status and its other nights`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-06")
    #expect(try camp.blockSite(1, "2027-07-03"..<"2027-07-05", isForced: true).displaced.map(\.id) == [made.id])
    let now = try camp.now(made)
    #expect(now.status == .reserved)
    #expect(now.departure == "2027-07-06")
    #expect(now.nights.map(\.night) == ["2027-07-01", "2027-07-02", "2027-07-05"])
    #expect(now.missingNights(from: camp.clock.today) == ["2027-07-03", "2027-07-04"])
    #expect(now.version == 2)
    #expect(try displaced() == ["r-1"])
  }

  @Test func `one that has lost every night is listed too`() throws {
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.blockSite(1, "2027-06-20"..<"2027-07-20", isForced: true)
    #expect(try camp.now(made).nights == [])
    #expect(try camp.now(made).site(on: "2027-07-01") == 1)
    #expect(try displaced() == ["r-1"])
  }

  @Test func `only those who lack a night are listed as displaced`() throws {
    let first = try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    try camp.reserve(2, "2027-07-01"..<"2027-07-03", camper: first.camper)
    let third = try camp.reserve(1, "2027-07-03"..<"2027-07-05", camper: first.camper)
    try camp.cancel(camp.reserve(1, "2027-07-05"..<"2027-07-06", camper: first.camper))
    try camp.blockSite(1, "2027-07-02"..<"2027-07-06", isForced: true)
    #expect(try displaced() == ["r-1", "r-3"])
    try camp.cancel(third)
    #expect(try displaced() == ["r-1"])
    let july2 = TestCampground(store: camp.store, today: "2027-07-03")
    #expect(try july2.now(first).missingNights(from: "2027-07-03") == [])
  }

  @Test func `nights that were slept are not taken back, forced or not`() throws {
    try camp.reserve(1, "2027-06-01"..<"2027-06-05")
    let june3 = TestCampground(store: camp.store, today: "2027-06-03")
    let error = try rejected { try june3.blockSite(1, "2027-06-02"..<"2027-06-04", isForced: true) }
    #expect(error.name == .nightsTaken)
    #expect(error.remedies == [.forceFromToday])
    #expect(try june3.blockSite(1, "2027-06-03"..<"2027-06-04", isForced: true).displacedNights.count == 1)
  }

  @Test func `what a party has used stays, also when it has left`() throws {
    let made = try camp.reserve(1, "2027-06-01"..<"2027-06-02")
    try camp.store.damage("UPDATE reservation SET status = 'checked-out'")
    #expect(throws: CampingError.self) { try camp.blockSite(1, "2027-06-01"..<"2027-06-02", isForced: true) }
    #expect(try camp.now(made).nights.count == 1)
  }

  @Test func `a forced block over nobody displaces nobody`() throws {
    #expect(try camp.blockSite(1, "2027-07-02"..<"2027-07-06", isForced: true).displaced == [])
  }
}
