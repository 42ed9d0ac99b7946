import TestSupport
import Testing

@testable import CampgroundManager

/// The needs of a party, which stay with its stay.
struct NeedsTests {
  let camp: TestCampground
  let camper: Camper

  /// Sites 1 and 2 have electricity and water, 3 and 4 nothing.
  init() throws {
    camp = try TestCampground()
    try camp.makeCampSites(1, 2) { ($0.electricity, $0.amps, $0.water) = (true, [30, 50], true) }
    try camp.makeCampSites(3, 4) { ($0.electricity, $0.water) = (false, false) }
    camper = try camp.makeCamper()
  }

  @discardableResult
  private func powered(_ site: SiteNumber? = 1, _ days: Range<Day> = "2027-07-01"..<"2027-07-04") throws -> Reserved {
    try camp.reserve(site, days, camper: camper) { ($0.needs.electricity, $0.needs.amps) = (true, [50, 30, 30]) }
  }

  @Test func `needs are kept with a stay, the type of its site and what was accepted once are not`() throws {
    let made = try camp.reserve(1, camper: camper) {
      ($0.needs.type, $0.needs.acceptUnknownLength) = ("standard", true)
      ($0.needs.electricity, $0.needs.amps) = (true, [50, 30, 30])
    }
    var needs = FeatureNeeds()
    (needs.electricity, needs.amps) = (true, [30, 50])
    #expect(made.reservation.needs == needs)
    #expect(try camp.now(made).needs == needs)
    #expect(try camp.checks.check().problems.isEmpty)
  }

  @Test func `a stay without needs keeps none, in the store and in the journal`() throws {
    let made = try camp.reserve(3, camper: camper)
    #expect(try camp.now(made).needs == .blank)
    #expect(try camp.store.value("SELECT count(*) FROM reservation WHERE needs IS NULL", as: Int.self) == 1)
    let image = try camp.store.value("SELECT after FROM change WHERE kind = 'reservation'", as: String.self)
    #expect(image?.contains("needs") == false)
  }

  @Test func `a hold and an offer from the waitlist keep them, too`() throws {
    let hold = try camp.request(1, arrival: "2027-07-01", camper: camper) { $0.needs.water = true }
    #expect(try camp.reservations.hold(hold).reservation.needs.water)
    try camp.join("2027-07-10"..<"2027-07-12") { $0.needs.electricity = true }
    #expect(try camp.waitlist.offer("w-1").result.reserved.reservation.needs.electricity)
  }

  @Test func `any site is one that has what the party needs`() throws {
    let made = try powered()
    #expect(try camp.reservations.move(made.reference, to: nil).result.reservation.siteNumber == 2)
    try camp.reserve(1, "2027-07-01"..<"2027-07-04", camper: camper)
    #expect(
      try camp.refusal { try camp.reservations.move(made.reference, to: nil) }.problems == [.nights(.allTaken)])
  }

  @Test func `a site without it is refused, and the end of the need lets it through`() throws {
    let made = try powered()
    let error = try camp.refusal { try camp.reservations.move(made.reference, to: 3) }
    #expect(error.problems.map(\.name) == ["noElectricity", "noAmps"])
    #expect(error.remedies == [.endNeed])
    try camp.reservations.change(made.reference, ReservationEdits { $0.electricity = false })
    #expect(try camp.now(made).needs == .blank)
    try camp.reservations.move(made.reference, to: 3)
    #expect(try camp.now(made).siteNumber == 3)
  }

  @Test func `a swap judges the needs of both`() throws {
    let made = try powered()
    let other = try camp.reserve(3, "2027-07-01"..<"2027-07-04", camper: camper)
    let error = try camp.refusal { try camp.reservations.swap(made.reference, with: other.reference) }
    #expect(error.problems.map(\.value) == ["r-1", "r-1"])
    let third = try camp.reserve(2, "2027-07-01"..<"2027-07-04", camper: camper)
    try camp.reservations.swap(made.reference, with: third.reference)
    #expect(try camp.now(made).siteNumber == 2)
  }

  @Test func `a block suggests only sites that have it`() throws {
    let made = try powered()
    #expect(try camp.blockSite(1, "2027-07-01"..<"2027-07-03", isForced: true).places == [try #require(made.id): [2]])
  }

  @Test func `a need that the site lacks is no change, whoever had none before`() throws {
    let made = try camp.reserve(3, camper: camper)
    let error = try camp.refusal {
      try camp.reservations.change(made.reference, ReservationEdits { ($0.water, $0.accessible) = (true, true) })
    }
    #expect(error.problems.map(\.name) == ["noWater", "notAccessible"])
    #expect(error.remedies.isEmpty)
    let other = try camp.reserve(1, camper: camper)
    #expect(try camp.reservations.change(other.reference, ReservationEdits { $0.water = true }).needs.water)
  }

  @Test func `a site that has lost the feature refuses nothing that does not move`() throws {
    let made = try powered()
    try camp.sites.changeCampSite(1, SiteEdits.withoutElectricity)
    #expect(try camp.reservations.change(made.reference, ReservationEdits { $0.adults = 3 }).party.adults == 3)
  }

  @Test func `undo restores the needs as they were`() throws {
    let made = try powered()
    let before = try Contents(of: camp)
    try camp.reservations.change(made.reference, ReservationEdits { ($0.amps, $0.water) = ([], true) })
    #expect(try camp.now(made).needs.amps.isEmpty)
    try camp.expectUndo(restores: before)
  }
}

extension SiteEdits {
  fileprivate static var withoutElectricity: SiteEdits {
    SiteEdits { ($0.electricity, $0.amps) = (false, []) }
  }
}
