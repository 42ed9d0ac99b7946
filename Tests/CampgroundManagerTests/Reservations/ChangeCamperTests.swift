import TestSupport
import Testing

@testable import CampgroundManager

/// A reservation that gets another camper.
struct ChangeCamperTests {
  private let camp = TestCampground(sites: 1, 2) { camp in
    try camp.makeCamper()
    try camp.makeCamper("Ann Lee", phoneNumber: "555-0101")
    try camp.makeRate()
    try camp.reserve(1, "2027-07-01"..<"2027-07-04", camper: camp.campers.find("c-1"))
    try camp.pay("20.00", on: "r-1")
  }

  @discardableResult
  private func give(_ requested: RequestedCamper, _ reference: ReservationReference = "r-1") throws -> WriteResult<
    Reservation
  > {
    try camp.edit(reference) { $0.camper = requested }
  }

  @Test func `its account goes along, entries of the waitlist stay, and one undo takes it back`() throws {
    try camp.join("2027-08-01"..<"2027-08-03") { $0.camper = "c-1" }
    let before = try Contents(of: camp)
    let sums = try camp.reservations.find("r-1").sums
    let changed = try give(.known("Ann Lee"))
    #expect(changed.camper.id == "c-2")
    #expect(changed.sums == sums)
    #expect(try camp.reservations.find("Ann Lee").id == "r-1")
    #expect(try camp.waitlist.listWaiting().map(\.camper.id) == ["c-1"])
    #expect(try camp.entries()[0].changes.map(\.id) == ["r-1"])
    #expect(try camp.entries()[0].request.contains(#""camper":"c-2""#))
    #expect(try !camp.entries()[0].request.contains("Ann"))
    #expect(try camp.checks.check().problems == [])
    try camp.undoLast()
    #expect(try Contents(of: camp) == before)
  }

  @Test func `a new caller is added in the same entry, one of that name and phone is taken`() throws {
    let before = try Contents(of: camp)
    let changed = try give(.new(CamperEdits(fullName: "Bo Hill", phone: "555-0199")))
    #expect(changed.hasAddedCamper)
    #expect(changed.camper.id == "c-3")
    #expect(try camp.entries()[0].changes.map(\.id) == ["c-3", "r-1"])
    #expect(try !camp.entries()[0].request.contains("Bo"))
    try camp.undoLast()
    #expect(try Contents(of: camp) == before)
    #expect(try !give(.new(CamperEdits(fullName: "ann lee", phone: "5550101"))).hasAddedCamper)
    #expect(try camp.reservations.find("r-1").camper.id == "c-2")
  }

  @Test func `the camper it has changes nothing, and an unknown or invalid one is refused`() throws {
    let entries = try camp.count("command")
    #expect(try !give(.known("c-1")).changed)
    #expect(try camp.refusal { try give(.known("Nobody")) }.code == 4)
    #expect(try camp.refusal { try give(.new(CamperEdits(fullName: "", phone: "1"))) }.code == 5)
    #expect(try camp.count("command") == entries)
  }

  @Test func `the other stays of the camper who gets it count, with a reason they do not`() throws {
    try camp.set { $0.maxConsecutive = .set(5) }
    try camp.reserve(2, "2027-07-04"..<"2027-07-07", camper: camp.campers.find("c-2"))
    #expect(try camp.refusal { try give(.known("c-2")) }.problems.map(\.name) == ["aboveMaximumConsecutive"])
    let edits = ReservationEdits { $0.camper = .known("c-2") }
    #expect(try camp.reservations.change("r-1", edits, overrides: Overrides(rules: "a family")).camper.id == "c-2")
  }

  @Test func `the guests of a feed are many people, also when one stays on or moves`() throws {
    try camp.set { $0.maxConsecutive = .set(5) }
    try camp.makeCampSites(12)
    try camp.importCalendar(
      GivenEvent("2027-08-01"..<"2027-08-05", uid: "a"), GivenEvent("2027-08-05"..<"2027-08-09", uid: "b"))
    _ = try camp.reservations.move("r-2", to: 2)
    #expect(try camp.edit("r-2") { $0.nights = 5 }.numberOfNights == 5)
  }

  @Test func `a group's reservations all get the camper, who is added once`() throws {
    try camp.edit { $0.group = .set("Scouts") }
    try camp.reserve(2, "2027-07-01"..<"2027-07-04", camper: camp.campers.find("c-2")) { $0.group = "Scouts" }
    let edits = ReservationEdits { $0.camper = .new(CamperEdits(fullName: "Bo Hill", phone: "555-0199")) }
    let changed = try camp.reservations.change(group: "Scouts", edits)
    #expect(changed.result.map(\.camper.id) == ["c-3", "c-3"])
    #expect(try camp.count("camper") == 3)
    #expect(try camp.entries()[0].changes.map(\.id) == ["c-3", "r-1", "r-2"])
    try camp.undoLast()
    #expect(try ["r-1", "r-2"].map { try camp.reservations.find($0).camper.id } == ["c-1", "c-2"])
  }
}
