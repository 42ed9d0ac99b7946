import CampgroundManager
import TestSupport
import Testing

/// Several reservations of one group.
struct GroupTests {
  private let camp = TestCampground(sites: 1, 2, 3)
  let leader: Camper

  init() throws {
    leader = try camp.makeCamper()
    for site in [1, 2, 3] as [SiteNumber] {
      let camper = site == 1 ? leader : try camp.makeCamper("Tent Pole", phoneNumber: "555-0102")
      try camp.reserve(site, "2027-07-04"..<"2027-07-07", camper: camper) { $0.group = " Scouts " }
    }
  }

  private func statuses() throws -> [ReservationStatus] {
    let filter = ReservationFilter { $0.details.group = "Scouts" }
    var statuses: [ReservationStatus] = []
    try camp.reservations.forEachReservation(filter) { statuses.append($0.status) }
    return statuses
  }

  @Test func `its leader is the camper of its first reservation`() throws {
    #expect(try camp.reservations.leader(ofGroup: "Scouts") == leader)
    #expect(try camp.reservations.leader(ofGroup: "Guides") == nil)
  }

  @Test func `it arrives as one, and undo takes all of it back`() throws {
    let before = try Contents(of: camp)
    let entries = try camp.count("command")
    let there = try camp.at("2027-07-04").reservations.checkIn(group: "Scouts")
    #expect(there.result.map(\.status) == [.checkedIn, .checkedIn, .checkedIn])
    #expect(there.result.map(\.version) == [2, 2, 2])
    #expect(try statuses() == [.checkedIn, .checkedIn, .checkedIn])
    #expect(try camp.count("command") == entries + 1)
    try camp.expectUndo(restores: before)
  }

  @Test func `it is cancelled as one, with one reason`() throws {
    let before = try Contents(of: camp)
    let cancelled = try camp.reservations.cancel(group: "Scouts", reason: "rain")
    #expect(cancelled.result.map(\.cancelReason) == ["rain", "rain", "rain"])
    #expect(try camp.count("night") == 0)
    try camp.expectUndo(restores: before)
  }

  @Test func `undo of the whole is blocked by one night that was sold`() throws {
    try camp.reservations.cancel(group: "Scouts")
    let cancelling = EntryReference(try camp.log.newest)
    try camp.reserve(2, "2027-07-05"..<"2027-07-06", camper: leader)
    #expect(try camp.refusal { try camp.undo.undo(cancelling) }.conflict?.site == 2)
  }

  @Test func `those that cannot take the step are left as they are`() throws {
    try camp.reservations.cancel("r-2")
    let there = try camp.at("2027-07-04").reservations.checkIn(group: "Scouts")
    #expect(there.result.map { $0.id?.description } == ["r-1", "r-3"])
    #expect(try statuses() == [.checkedIn, .cancelled, .checkedIn])
  }

  @Test func `when none can take the step one sentence says why`() throws {
    try camp.at("2027-07-04").reservations.checkIn(group: "Scouts")
    let error = try camp.refusal { try camp.at("2027-07-04").reservations.checkIn(group: "Scouts") }
    #expect(error.code == 5)
    #expect(error.problems == [.desk(.noneAllowed(.checkIn, group: "Scouts", [.checkedIn, .checkedIn, .checkedIn]))])
    #expect(error.problems.map(\.name) == ["notAllowedInStatus"])
  }

  @Test func `when one is refused all are, and each problem names its reservation`() throws {
    let past = try camp.reserve(3, "2027-07-01"..<"2027-07-04", camper: leader)
    try camp.at("2027-07-01").reservations.checkIn(past.reference)
    let error = try camp.refusal { try camp.at("2027-07-04").reservations.checkIn(group: "Scouts") }
    #expect(error.problems.map(\.name) == ["siteOccupied"])
    #expect(error.problems.map(\.value) == ["r-3"])
  }

  @Test func `one whose nights were sold refuses the others too, and is named`() throws {
    try camp.at("2027-07-05").reservations.markNoShow("r-2")
    let other = try camp.at("2027-07-05").reserve(2, "2027-07-06"..<"2027-07-08", camper: leader)
    let error = try camp.refusal { try camp.at("2027-07-05").reservations.checkIn(group: "Scouts") }
    #expect(error.name == .nightsTaken)
    #expect(error.problems.map(\.value) == ["r-2"])
    #expect(error.conflict?.holder.description == other.id?.description)
  }

  @Test func `a group that there is not is not found`() throws {
    #expect(try camp.refusal { try camp.reservations.cancel(group: "Guides") }.code == 4)
    #expect(try camp.refusal { try camp.reservations.checkIn(group: "") }.code == 4)
  }
}
