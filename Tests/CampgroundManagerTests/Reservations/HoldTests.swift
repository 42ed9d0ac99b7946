import CampgroundManager
import TestSupport
import Testing

struct HoldTests {
  private let camp = TestCampground(sites: 1)

  /// The same campground some minutes later.
  private func later(_ minutes: Int) -> TestCampground { camp.at(TestCampground.today, "00:\(minutes)") }

  private func hold(minutes: Int = 30) throws -> Reserved {
    try camp.reservations.hold(camp.request(), minutes: minutes).result
  }

  @Test func `a hold takes its nights`() throws {
    let held = try hold()
    #expect(held.status == .held)
    #expect(try rejected { try camp.reserve() }.conflict?.holder.status == "held")
  }

  @Test func `a hold that is confirmed in time is a reservation like any other`() throws {
    let held = try hold()
    let confirmed = try later(29).reservations.confirm(held.reference).result
    #expect(confirmed.status == .reserved)
    #expect(confirmed.holdExpires == nil)
    #expect(confirmed.nights == held.nights)
  }

  @Test func `past its expiry a hold reads as expired, and its site is free`() throws {
    let held = try hold()
    let campground = later(30)
    let seen = try campground.reservations.find(held.reference)
    #expect(seen.status == .expired)
    #expect(seen.nights.isEmpty)
    let stay = StayRequest(arrival: "2027-07-01", numberOfNights: 2)
    #expect(try campground.availability.availability(for: AvailabilityRequest(stay: stay)).allSatisfy(\.isAvailable))
    #expect(try campground.reservations.countsByStatus() == [.expired: 1])
  }

  @Test(arguments: [(ReservationStatus.held, 0), (.expired, 1)])
  func `a list narrowed by status knows which holds are past`(_ status: ReservationStatus, _ expected: Int) throws {
    _ = try hold()
    let filter = ReservationFilter { $0.statuses = [status] }
    var count = 0
    try later(30).reservations.forEachReservation(filter) { _ in count += 1 }
    #expect(count == expected)
  }

  @Test func `the next write marks it expired, as an entry of its own`() throws {
    let held = try hold()
    let campground = later(30)
    _ = try campground.campers.addCamper("Maple Syrup", phoneNumber: "555-0101")
    #expect(try camp.count("night") == 0)
    let entries = try campground.entries()
    #expect(entries.map(\.command).prefix(2) == ["add-camper", "expire"])
    #expect(entries[1].actor == "campctl")
    #expect(entries[1].changes.map(\.id) == [try #require(held.id).description])
  }

  @Test func `undo passes over what time has done`() throws {
    _ = try hold()
    let campground = later(30)
    _ = try campground.campers.addCamper("Maple Syrup", phoneNumber: "555-0101")
    try campground.undo.undo()
    #expect(try campground.undo.target().entry.command == "hold")
  }

  @Test func `nothing revives an expired hold`() throws {
    let held = try hold()
    let campground = later(30)
    #expect(throws: CampingError.self) { try campground.reservations.confirm(held.reference) }
    _ = try campground.campers.addCamper("Maple Syrup", phoneNumber: "555-0101")
    #expect(throws: CampingError.self) { try campground.reservations.confirm(held.reference) }
  }

  @Test func `its nights go to whoever comes next`() throws {
    _ = try hold()
    let camper = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
    let made = try later(30).reservations.reserve(camp.request(camper: camper)).result
    #expect(made.status == .reserved)
    #expect(made.nights.count == 2)
  }

  @Test func `the rules are judged when it is made, and not again`() throws {
    let held = try hold()
    try camp.set { $0.minNights = 5 }
    #expect(try camp.reservations.confirm(held.reference).status == .reserved)
  }

  @Test(arguments: [0, -5, 10_081])
  func `a hold lasts a minute to a week`(_ minutes: Int) throws {
    #expect(try rejected { try hold(minutes: minutes) }.problems.map(\.name) == ["invalidHold"])
    #expect(try camp.count("reservation") == 0)
  }

  @Test func `a held night needs its expiry in the store, too`() throws {
    let held = try hold()
    let number = try #require(held.id).rawValue
    #expect(throws: StoreError.self) {
      try camp.store.damage("UPDATE reservation SET hold_expires = NULL WHERE id = \(number)")
    }
  }
}
