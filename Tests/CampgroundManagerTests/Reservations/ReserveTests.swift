import CampgroundManager
import TestSupport
import Testing

struct ReserveTests {
  private let camp = TestCampground.empty

  @Test func `a reservation in which everything is said is kept as it was made`() throws {
    let made = try camp.makeFullReservation()
    let id = try #require(made.id)
    #expect(try camp.reservations.getReservation(id) == made)
    #expect(made.status == .reserved)
    #expect(made.camper.fullName == "Marshmallow Toaster")
    #expect(made.siteNumber == "A-07")
    #expect(made.party.people == 5)
    #expect(made.party.plates == "CAMP 42")
    #expect(made.party.equipment == "rv")
    #expect(made.notes == "near the lake")
    #expect(made.nights.map(\.night) == Array("2027-07-04"..<"2027-07-09"))
    #expect(made.segments.map(\.departure) == ["2027-07-09"])
  }

  @Test func `a reservation in which only what must be is said is for two people and a vehicle`() throws {
    let made = try camp.makePartReservation()
    let id = try #require(made.id)
    #expect(try camp.reservations.getReservation(id) == made)
    #expect(made.party == Party())
    #expect([made.party.adults, made.party.children, made.party.pets, made.party.vehicles] == [2, 0, 0, 1])
    #expect([made.notes, made.cancelReason, made.party.plates] == [nil, nil, nil])
    #expect(made.party.rigLength == nil)
  }

  @Test func `a party may arrive on the day another leaves`() throws {
    try camp.makeCampSite()
    try camp.reserve(1, "2027-07-03"..<"2027-07-05")
    try camp.reserve(1, "2027-07-05"..<"2027-07-07")
    try camp.reserve(1, "2027-07-01"..<"2027-07-03")
    #expect(try camp.count("night") == 6)
  }

  @Test func `a reservation is of one night at least, and holds it alone`() throws {
    try camp.makeCampSite()
    let made = try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    #expect(made.nights.map(\.night) == ["2027-07-01"])
    #expect(made.departure == "2027-07-02")
  }

  @Test func `a stay over the change of the clocks has as many nights as days`() throws {
    try camp.makeCampSite()
    #expect(try camp.reserve(1, "2027-11-06"..<"2027-11-09").nights.count == 3)
  }

  @Test func `today is not past`() throws {
    try camp.makeCampSite()
    #expect(try camp.reserve(1, "2027-06-01"..<"2027-06-02").arrival == TestCampground.today)
  }

  @Test func `the party is on its site from arrival to departure`() throws {
    let made = try camp.makePartReservation()
    for day in ["2027-06-01", "2027-07-01", "2027-07-03", "2027-08-01"] as [Day] {
      #expect(made.site(on: day) == 1)
    }
  }

  @Test func `the same nights can be had on different sites`() throws {
    try camp.makeCampSites(1, 2)
    #expect(try camp.reserve(1).id != camp.reserve(2).id)
  }
}

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
    try camp.expectUndo(restores: before)
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
