import CampgroundManager
import TestSupport
import Testing

/// Another party, plates, notes or group for a reservation.
struct ChangePartyTests {
  let camp: TestCampground
  let made: Reserved

  init() throws {
    camp = try TestCampground()
    try camp.makeCampSite(1) { $0.maxPeople = .set(4) }
    try camp.makeCampSite(2) {
      $0.maxPeople = .set(6)
      $0.equipment = ["rv"]
    }
    made = try camp.reserve(1, "2027-07-04"..<"2027-07-07") {
      $0.party.rigLength = 30
      $0.needs.acceptUnknownLength = true
      $0.notes = "near the lake"
    }
  }

  private func problems(on day: Day = TestCampground.today, _ edits: ReservationEdits) throws -> [String] {
    try camp.refusal { try camp.at(day).reservations.change(made.reference, edits) }.problems.map(\.name)
  }

  @Test func `everything that can be said of a party can be changed, and taken back`() throws {
    let before = try Contents(of: camp)
    let changed = try camp.reservations.change(
      made.reference,
      ReservationEdits {
        $0.adults = 1
        $0.children = 3
        $0.pets = 2
        $0.vehicles = 2
        $0.plates = .set(" CAMP 42 ")
        $0.equipment = .set("tent")
        $0.rigLength = .clear
        $0.notes = .clear
        $0.group = .set("Scouts")
      })
    #expect(changed.party.people == 4)
    #expect(changed.party.pets == 2)
    #expect(changed.party.vehicles == 2)
    #expect(changed.party.plates == "CAMP 42")
    #expect(changed.party.equipment == "tent")
    #expect(changed.party.rigLength == nil)
    #expect(changed.notes == nil)
    #expect(changed.group == "Scouts")
    #expect(changed.nights == made.nights)
    try camp.expectUndo(restores: before)
    #expect(try camp.now(made).notes == "near the lake")
  }

  @Test func `only what is asked to change is judged`() throws {
    _ = try camp.reservations.change(made.reference, ReservationEdits { $0.adults = 3 })
    #expect(try problems(ReservationEdits { $0.rigLength = .set(35) }) == ["rigLengthUnknown"])
    let longer = try camp.reservations.change(
      made.reference, ReservationEdits { $0.rigLength = .set(35) }, acceptingUnknownLength: true)
    #expect(longer.party.rigLength == 35)
  }

  @Test func `the party must fit every site that it is on from today`() throws {
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-05", MoveTerms(acceptsUnknownLength: true))
    #expect(try problems(ReservationEdits { $0.adults = 5 }) == ["tooManyPeople"])
    #expect(try problems(ReservationEdits { $0.equipment = .set("tent") }) == ["equipmentNotPermitted"])
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    let later = try camp.at("2027-07-05").reservations.change(made.reference, ReservationEdits { $0.adults = 5 })
    #expect(later.party.adults == 5)
  }

  @Test func `a retired site keeps its party, whoever joins it`() throws {
    try camp.sites.retireCampSite(1)
    #expect(try camp.reservations.change(made.reference, ReservationEdits { $0.adults = 4 }).party.adults == 4)
  }

  @Test func `tonight's site must take the party, also when it moves on tomorrow`() throws {
    try camp.reservations.move(made.reference, to: 2, from: "2027-07-05", MoveTerms(acceptsUnknownLength: true))
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(try problems(on: "2027-07-04", ReservationEdits { $0.adults = 5 }) == ["tooManyPeople"])
    #expect(
      try camp.at("2027-07-05").reservations.change(made.reference, ReservationEdits { $0.adults = 5 }).party.adults
        == 5)
  }
}
