import CampgroundManager
import TestSupport
import Testing

/// Other days for a reservation.
struct ChangeStayTests {
  private let camp = TestCampground(sites: 1, 2)
  let made: Reserved

  init() throws { made = try camp.reserve(1, "2027-07-04"..<"2027-07-07") }

  private func change(
    on day: Day = TestCampground.today, _ edit: (inout ReservationEdits) -> Void
  ) throws -> Reservation {
    try camp.at(day).edit(made.reference, edit).result
  }

  private func refused(
    on day: Day = TestCampground.today, _ edit: (inout ReservationEdits) -> Void
  ) throws -> CampingError {
    try camp.refusal { try change(on: day, edit) }
  }

  @Test func `a longer stay takes the added nights, and keeps its status`() throws {
    let longer = try change { $0.nights = 5 }
    #expect(longer.status == .reserved)
    #expect(longer.departure == "2027-07-09")
    #expect(longer.places.last == "1@2027-07-08")
    #expect(longer.nights.count == 5)
    #expect(longer.version == 2)
    #expect(try camp.now(made) == longer)
  }

  @Test func `a shorter stay gives nights back`() throws {
    #expect(try change { $0.depart = "2027-07-05" }.places == ["1@2027-07-04"])
    #expect(try camp.reserve(1, "2027-07-05"..<"2027-07-07").status == .reserved)
  }

  @Test func `only the added nights have to be free, and their holder is named`() throws {
    let next = try camp.reserve(1, "2027-07-08"..<"2027-07-10")
    #expect(try change { $0.nights = 4 }.departure == "2027-07-08")
    let error = try refused { $0.nights = 5 }
    #expect(error.name == .nightsTaken)
    #expect(error.conflict?.holder.description == next.id?.description)
    #expect(error.alternatives?.sites == [2])
    #expect(error.alternatives?.stays.map(\.arrival) == ["2027-07-03", "2027-07-10"])
  }

  @Test func `a new arrival alone moves the stay, for as many nights as before`() throws {
    #expect(try change { $0.arrive = "2027-07-06" }.places == ["1@2027-07-06", "1@2027-07-07", "1@2027-07-08"])
    #expect(try change { $0.arrive = "2027-08-01" }.departure == "2027-08-04")
  }

  @Test func `nights are added on the site of the night next to them`() throws {
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-06")
    let wider = try change {
      $0.arrive = "2027-07-03"
      $0.depart = "2027-07-08"
    }
    #expect(wider.places == ["1@2027-07-03", "1@2027-07-04", "1@2027-07-05", "2@2027-07-06", "2@2027-07-07"])
  }

  @Test func `a stay moved as a whole is on its first site`() throws {
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-05")
    #expect(try change { $0.arrive = "2027-08-01" }.segments.map(\.site) == [1])
  }

  @Test func `the site agreed on is that of the first night`() throws {
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-06")
    #expect(try change { $0.arrive = "2027-07-06" }.siteNumber == 2)
  }

  @Test func `the rules of stay are judged for the new stay, all of them`() throws {
    try camp.set { $0.maxNights = .set(4) }
    #expect(try refused { $0.nights = 5 }.problems.map(\.name) == ["aboveMaximumStay"])
    #expect(try refused { $0.nights = 0 }.problems.map(\.name) == ["invalidNumberOfNights"])
    let both = try refused {
      $0.arrive = "2027-05-01"
      $0.nights = 9
    }
    #expect(both.problems.map(\.name) == ["arrivalInPast", "aboveMaximumStay"])
  }

  @Test func `an arrival that stays is not judged again`() throws {
    try camp.set { $0.windowDays = .set(3) }
    #expect(try change(on: "2027-07-05") { $0.nights = 4 }.departure == "2027-07-08")
    try camp.undoLast()
    #expect(try change { $0.nights = 4 }.departure == "2027-07-08")
    #expect(try refused { $0.arrive = "2027-07-05" }.problems.map(\.name) == ["outsideBookingWindow"])
  }

  @Test func `of a party that is there neither the arrival nor a past night can change`() throws {
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(try refused(on: "2027-07-04") { $0.arrive = "2027-07-05" }.problems.map(\.name) == ["notAllowedInStatus"])
    #expect(try refused(on: "2027-07-06") { $0.nights = 1 }.problems.map(\.name) == ["tooEarly"])
    let shorter = try change(on: "2027-07-06") { $0.nights = 2 }
    #expect(shorter.status == .checkedIn)
    #expect(shorter.places == ["1@2027-07-04", "1@2027-07-05"])
  }

  @Test func `a stay that has begun without its party keeps its arrival too`() throws {
    #expect(try refused(on: "2027-07-05") { $0.arrive = "2027-07-06" }.problems.map(\.name) == ["notAllowedInStatus"])
  }

  @Test func `a party that stays past its departure is given those nights too`() throws {
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(try change(on: "2027-07-08") { $0.depart = "2027-07-09" }.nights.count == 5)
  }

  @Test func `a retired site takes no more nights, and those it has stand`() throws {
    try camp.sites.retireCampSite(1)
    #expect(try refused { $0.nights = 4 }.problems.map(\.name) == ["siteRetired"])
    #expect(try change { $0.nights = 2 }.nights.count == 2)
  }

  @Test func `a hold can be changed, and stays one until it expires`() throws {
    let held = try camp.reservations.hold(camp.request(2)).result
    let edits = ReservationEdits { $0.nights = 4 }
    let longer = try camp.reservations.change(held.reference, edits)
    #expect(longer.status == .held)
    #expect(longer.holdExpires == held.holdExpires)
    _ = try camp.refusal { try camp.at("2027-06-02").reservations.change(held.reference, edits) }
  }

  @Test func `what was asked already changes nothing`() throws {
    let entries = try camp.count("command")
    #expect(try change { $0.nights = 3 }.version == 1)
    #expect(try camp.count("command") == entries)
  }
}
