import TestSupport
import Testing

@testable import CampgroundManager

/// Moving all parties that blocks have displaced.
struct DisplacedMoveTests {
  let camp: TestCampground
  let camper: Camper
  private let days: Range<Day> = "2027-07-01"..<"2027-07-04"

  /// Sites 1 to 4; 1 and 2 have electricity.
  init() throws {
    camp = try TestCampground()
    try camp.makeCampSites(1, 2) { $0.electricity = true }
    try camp.makeCampSites(3, 4) { $0.electricity = false }
    camper = try camp.makeCamper()
  }

  private func places(_ moved: [Moved]) -> [String] {
    moved.map {
      "\($0.reservation.id?.description ?? ""): \($0.reservation.missingNights(from: camp.clock.today).isEmpty ? $0.siteNumber.text : "-")"
    }
  }

  @Test func `each gets a site that fits, and the plain one leaves the site with electricity to who needs it`() throws {
    try camp.reserve(3, days, camper: camper)
    try camp.reserve(1, days, camper: camper) { $0.needs.electricity = true }
    for site: SiteNumber in [1, 3] { try camp.blockSite(site, days, isForced: true) }
    let before = try Contents(of: camp)
    let moved = try camp.reservations.moveDisplaced()
    #expect(moved.changed)
    #expect(Set(places(moved.result)) == ["r-1: 4", "r-2: 2"])
    #expect(try camp.checks.check().problems.isEmpty)
    try camp.expectUndo(restores: before)
  }

  @Test func `who cannot be placed stays as it is`() throws {
    try camp.reserve(1, days, camper: camper) { $0.needs.electricity = true }
    try camp.reserve(2, days, camper: camper) { $0.needs.electricity = true }
    try camp.blockSite(1, days, isForced: true)
    #expect(try places(camp.reservations.moveDisplaced().result) == ["r-1: -"])
    #expect(try camp.reservations.find("r-1").version == 2)
  }

  @Test func `without a displaced party nothing is written`() throws {
    try camp.reserve(1, days, camper: camper)
    let moved = try camp.reservations.moveDisplaced()
    #expect(moved.result.isEmpty && !moved.changed)
  }

  @Test func `a party that is there moves when its site is lost, not before`() throws {
    let made = try camp.reserve(1, days, camper: camper)
    let desk = camp.at("2027-07-01")
    try desk.reservations.checkIn(made.reference)
    try desk.blockSite(1, "2027-07-03"..<"2027-07-05", isForced: true)
    _ = try desk.reservations.moveDisplaced()
    #expect(try camp.now(made).places == ["1@2027-07-01", "1@2027-07-02", "2@2027-07-03"])
  }

  @Test func `a stay for which no site is free from its arrival moves from the first night that it lacks`() throws {
    let made = try camp.reserve(1, days, camper: camper)
    for site: SiteNumber in [2, 3, 4] { try camp.reserve(site, "2027-07-01"..<"2027-07-02", camper: camper) }
    try camp.blockSite(1, "2027-07-02"..<"2027-07-05", isForced: true)
    _ = try camp.reservations.moveDisplaced()
    #expect(try camp.now(made).places == ["1@2027-07-01", "2@2027-07-02", "2@2027-07-03"])
  }
}

/// The placing of several parties at once.
struct PlacementTests {
  private func seeker(_ days: Range<Day>, _ sites: SiteNumber...) throws -> Placement.Seeker {
    .init(nights: try #require(Stay(arrival: days.lowerBound, departure: days.upperBound)), sites: sites)
  }

  private let week: Range<Day> = "2027-07-01"..<"2027-07-08"

  @Test func `each has its best site while these differ`() throws {
    #expect(try Placement(of: [seeker(week, 1, 2), seeker(week, 3, 1)]).sites == [1, 3])
  }

  @Test func `one makes way where another site does for it, too`() throws {
    #expect(try Placement(of: [seeker(week, 1, 2), seeker(week, 1)]).sites == [2, 1])
    let three = try [seeker(week, 1, 2), seeker(week, 2, 3), seeker(week, 1, 2)]
    #expect(Set(Placement(of: three).sites) == [1, 2, 3])
  }

  @Test func `who comes first keeps a place for which there is no other`() throws {
    #expect(try Placement(of: [seeker(week, 1), seeker(week, 1), seeker(week)]).sites == [1, nil, nil])
  }

  @Test func `a site takes two whose nights do not meet`() throws {
    let stays = try [seeker("2027-07-01"..<"2027-07-03", 1), seeker("2027-07-03"..<"2027-07-05", 1)]
    #expect(Placement(of: stays).sites == [1, 1])
    let long = try seeker("2027-07-01"..<"2027-07-05", 1)
    #expect(Placement(of: stays + [long]).sites == [1, 1, nil])
    #expect(Placement(of: [long] + stays).sites == [1, nil, nil])
  }
}
