import TestSupport
import Testing

@testable import CampgroundManager

struct CheckInTests {
  private let camp = TestCampground(sites: 1, 2)
  let made: Reserved

  init() throws { made = try camp.reserve(1, "2027-07-04"..<"2027-07-07") }

  private func refused(_ day: Day, _ reservation: Reserved? = nil) throws -> CampingError {
    let reference = (reservation ?? made).reference
    return try camp.refusal { try camp.at(day).reservations.checkIn(reference) }
  }

  @Test(arguments: ["2027-07-04", "2027-07-05", "2027-07-06"] as [Day])
  func `a party is checked in on any day of its stay, and keeps its nights`(_ day: Day) throws {
    let checkedIn = try camp.at(day).reservations.checkIn(made.reference)
    #expect(checkedIn.status == .checkedIn)
    #expect(checkedIn.nights == made.nights)
    #expect(checkedIn.version == 2)
    #expect(try camp.now(made) == checkedIn.result)
  }

  @Test func `nobody is checked in before the stay, nor on the day of departure`() throws {
    let early = try refused("2027-07-03")
    #expect(early.code == 5)
    #expect(early.problems.map(\.name) == ["tooEarly"])
    #expect(try refused("2027-07-07").problems.map(\.name) == ["tooLate"])
  }

  @Test(arguments: [("2027-06-26", false), ("2027-06-27", true)] as [(Day, Bool)])
  func `a party that comes up to a week early can have its site today`(_ day: Day, _ canCome: Bool) throws {
    let stay = try #require(Stay(arrival: made.arrival, departure: made.departure))
    #expect(try refused(day).problems == [.desk(.arrivesLater("r-1", stay: stay, today: day, canCome: canCome))])
  }

  @Test func `a party that comes after midnight is let in until check-out time on its day of departure`() throws {
    let night = try camp.reserve(2, "2027-07-04"..<"2027-07-05")
    for time in ["00:30", "11:00"] {
      let checkedIn = try camp.at("2027-07-05", time).reservations.checkIn(night.reference)
      #expect(checkedIn.status == .checkedIn)
      #expect(checkedIn.nights == night.nights)
      try camp.undoLast()
    }
    let late = try camp.refusal { try camp.at("2027-07-05", "11:01").reservations.checkIn(night.reference) }
    #expect(late.problems.map(\.name) == ["tooLate"])
    try camp.set { $0.checkOut = TimeOfDay("12:00") }
    try camp.at("2027-07-05", "11:01").reservations.checkIn(night.reference)
    try camp.at("2027-07-05", "11:30").reservations.checkOut(night.reference)
    #expect(try camp.now(night).nights == night.nights)
  }

  @Test func `a no-show who comes after midnight gets the last night back while it is unsold`() throws {
    try camp.set { $0.noShowAfter = TimeOfDay("18:00") }
    let night = try camp.reserve(2, "2027-07-04"..<"2027-07-05")
    try camp.at("2027-07-04", "18:30").reservations.markNoShow(night.reference)
    #expect(try camp.now(night).nights.isEmpty)
    try camp.at("2027-07-05", "00:30").reservations.checkIn(night.reference)
    #expect(try camp.now(night).nights == night.nights)
    try camp.undoLast()
    let other = try camp.at("2027-07-04", "20:00").reserve(2, "2027-07-04"..<"2027-07-05")
    let error = try camp.refusal { try camp.at("2027-07-05", "00:30").reservations.checkIn(night.reference) }
    #expect(error.code == 3)
    #expect(error.conflict?.holder == .reservation(try #require(other.id), .reserved))
  }

  private func occupying(_ made: Reserved, until departure: Day, on today: Day, isOverdue: Bool) throws
    -> OccupyingParty
  {
    OccupyingParty(
      reservation: try #require(made.id), camper: made.camper.fullName, departure: departure,
      checkOut: CampgroundSettings().checkOut, today: today, isOverdue: isOverdue)
  }

  @Test func `the last party can be checked out by the same write, whatever the version of the next`() throws {
    let next = try camp.reserve(1, "2027-07-07"..<"2027-07-09")
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    let desk = camp.at("2027-07-07")
    let terms = WriteTerms { $0.expectedVersion = 1 }
    let before = try Contents(of: camp)
    let written = try desk.campground.writing(terms) {
      try desk.reservations.checkIn(next.reference, checkingOutOthers: true)
    }
    #expect(try written.departed == ["r-1"])
    #expect(try camp.now(made).status == .checkedOut && camp.now(next).status == .checkedIn)
    try camp.expectUndo(restores: before)
  }

  @Test func `after midnight the next party may be there already, or a block may have taken the night`() throws {
    let night = try camp.reserve(2, "2027-07-04"..<"2027-07-05")
    let next = try camp.reserve(2, "2027-07-05"..<"2027-07-06")
    let morning = camp.at("2027-07-05", "00:30")
    try morning.reservations.checkIn(next.reference)
    let error = try camp.refusal { try morning.reservations.checkIn(night.reference) }
    let there = try occupying(next, until: "2027-07-06", on: "2027-07-05", isOverdue: false)
    #expect(error.problems == [.desk(.siteOccupied(2, by: there))])
    try camp.undoLast()
    try morning.reservations.checkIn(night.reference)
    #expect(try camp.refusal { try morning.reservations.checkIn(next.reference) }.code == 5)
    try camp.undoLast()
    try camp.at("2027-07-04").blockSite(2, "2027-07-04"..<"2027-07-05", isForced: true)
    let blocked = try camp.refusal { try morning.reservations.checkIn(night.reference) }
    #expect(blocked.problems.map(\.name) == ["siteBlocked"])
  }

  @Test func `the site must be free of its last party, which is named`() throws {
    let next = try camp.reserve(1, "2027-07-07"..<"2027-07-09")
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    let error = try refused("2027-07-07", next)
    let left = try occupying(made, until: "2027-07-07", on: "2027-07-07", isOverdue: true)
    #expect(error.problems == [.desk(.siteOccupied(1, by: left))])
    try camp.at("2027-07-07").reservations.checkOut(made.reference)
    try camp.at("2027-07-07").reservations.checkIn(next.reference)
    #expect(try camp.now(next).status == .checkedIn)
  }

  @Test func `a party that has moved on or never came does not occupy the site`() throws {
    let next = try camp.reserve(1, "2027-07-07"..<"2027-07-09")
    let late = try camp.reserve(1, "2027-07-09"..<"2027-07-11")
    let desk = camp.at("2027-07-04")
    try desk.reservations.checkIn(made.reference)
    try desk.reservations.move(made.reference, to: 2, from: "2027-07-06")
    try camp.at("2027-07-08").reservations.checkIn(next.reference)
    try camp.undoLast()
    try camp.at("2027-07-09").reservations.checkIn(late.reference)
    #expect(try camp.now(late).status == .checkedIn)
  }

  @Test func `a block that has taken tonight keeps the party out`() throws {
    try displace()
    let error = try refused("2027-07-04")
    let block = Conflict(site: 1, arrival: "2027-07-04", departure: "2027-07-06", holder: .block("b-1"))
    #expect(error.problems == [.desk(.siteBlocked(block))])
  }

  @Test func `a party that a block has displaced is checked in after a move`() throws {
    try displace()
    try camp.reservations.move(made.reference, to: 2)
    let checkedIn = try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(checkedIn.places == ["2@2027-07-04", "2@2027-07-05", "2@2027-07-06"])
    #expect(checkedIn.siteNumber == 2)
  }

  @Test func `undo takes a party out again, also one that came late after all`() throws {
    let reserved = try Contents(of: camp)
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    try camp.expectUndo(restores: reserved)
    try camp.at("2027-07-05").reservations.markNoShow(made.reference)
    let marked = try Contents(of: camp)
    try camp.at("2027-07-05").reservations.checkIn(made.reference)
    #expect(try Contents(of: camp) != marked)
    try camp.expectUndo(restores: marked)
  }

  @Test func `a check-in is not undone once the party has moved on`() throws {
    try camp.at("2027-07-04").reservations.checkIn(made.reference)
    let arriving = EntryReference(try camp.log.newest)
    try camp.at("2027-07-05").reservations.checkOut(made.reference)
    #expect(try camp.refusal { try camp.undo.undo(arriving) }.name == .undoBlocked)
  }

  /// Puts a block in place of the first two nights, by rows alone.
  private func displace() throws {
    let site = try #require(try camp.sites.getCampSite(1))
    try camp.store.damage("DELETE FROM night WHERE night < \("2027-07-06" as Day)")
    try camp.block(site, "2027-07-04"..<"2027-07-06")
  }

  @Test func `who lacks a later night is let in, and lacks it still`() throws {
    try camp.blockSite(1, "2027-07-06"..<"2027-07-07", isForced: true)
    let there = try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(there.status == .checkedIn)
    #expect(there.result.missingNights(from: "2027-07-04") == ["2027-07-06"])
  }

  @Test func `who lacks tonight is kept out until there is a site`() throws {
    let block = try camp.blockSite(1, "2027-07-04"..<"2027-07-05", isForced: true)
    #expect(try refused("2027-07-04").problems.map(\.name) == ["siteBlocked"])
    try camp.at("2027-07-05").blocks.unblock(BlockReference(block.id.description))
    #expect(try refused("2027-07-04").problems.map(\.name) == ["noSiteTonight"])
    try camp.at("2027-07-04").reservations.move(made.reference, to: 2)
    #expect(try camp.at("2027-07-04").reservations.checkIn(made.reference).nights.map(\.site) == [2, 2, 2])
  }

  @Test func `a site that was only tried is not taken at arrival`() throws {
    try camp.blockSite(1, "2027-07-06"..<"2027-07-07", isForced: true)
    try camp.reservations.move(made.reference, to: 2)
    try camp.undoLast()
    let there = try camp.at("2027-07-04").reservations.checkIn(made.reference)
    #expect(Set(there.nights.map(\.site)) == [1])
  }
}
