import TestSupport
import Testing

@testable import CampgroundManager

struct FeedConflictTests {
  private let camp = TestCampground(sites: "12")

  @Test func `a held night stays with its holder, the rest is applied, and the conflict is new once`() throws {
    try camp.reserve("12", "2027-07-05"..<"2027-07-06")
    let calendar = FileBytes.calendar(
      GivenEvent("2027-07-04"..<"2027-07-07", uid: "a"), GivenEvent("2027-08-01"..<"2027-08-03", uid: "b"))
    let first = try camp.importCalendar(calendar)
    #expect(first.conflicts.map(\.holder) == ["r-1"])
    #expect(first.hasNewConflict)
    #expect(try camp.stays == ["r-1 12 2027-07-05 2027-07-06 reserved", "r-2 12 2027-08-01 2027-08-03 reserved"])
    // The nights beside it are sold elsewhere.
    #expect(try camp.closures == ["2027-07-04 2027-07-05", "2027-07-06 2027-07-07"])
    let entries = try camp.count("command")
    let again = try camp.importCalendar(calendar)
    #expect(again.conflicts.count == 1)
    #expect(!again.hasNewConflict)
    #expect(try camp.count("command") == entries)
  }

  @Test func `a conflict that has changed is new`() throws {
    try camp.reserve("12", "2027-07-05"..<"2027-07-06")
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08")).hasNewConflict)
    #expect(try !camp.importCalendar(.calendar([])).hasNewConflict)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08")).hasNewConflict)
  }

  @Test func `a guest who moves into a held night is moved once the neighbour has cancelled, under the same id`() throws
  {
    try camp.importCalendar(GivenEvent("2027-07-01"..<"2027-07-04"))
    let neighbour = try camp.reserve("12", "2027-07-04"..<"2027-07-06")
    let moved = GivenEvent("2027-07-03"..<"2027-07-05")
    let first = try camp.importCalendar(moved)
    #expect(first.hasNewConflict)
    #expect([first.added, first.changed, first.gone, first.waiting.count] == [0, 0, 0, 0])
    let stays = ["r-1 12 2027-07-01 2027-07-04 reserved", "r-2 12 2027-07-04 2027-07-06 reserved"]
    #expect(try camp.stays == stays)
    let entries = try camp.count("command")
    #expect(try !camp.importCalendar(moved).hasNewConflict)
    #expect(try camp.count("command") == entries)
    try camp.cancel(neighbour)
    #expect(try camp.importCalendar(moved).changed == 1)
    #expect(try camp.stays == ["r-1 12 2027-07-03 2027-07-05 reserved"])
    #expect(try camp.closures == [])
  }

  @Test func `a stay under way is no other guest's, whose nights begin before it`() throws {
    try camp.importCalendar(GivenEvent("2027-07-01"..<"2027-07-05", uid: "a"))
    let later = camp.at("2027-07-03")
    try later.reservations.checkIn("r-1")
    let report = try later.importCalendar(GivenEvent("2027-06-29"..<"2027-07-05", uid: "b"))
    #expect(report.conflicts.map(\.holder) == ["r-1"])
    #expect(try later.stays == ["r-1 12 2027-07-01 2027-07-05 checked-in"])
  }

  @Test func `a conflict ends when the nights are free`() throws {
    let held = try camp.reserve("12", "2027-07-05"..<"2027-07-06")
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    try camp.cancel(held)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07")).added == 1)
    #expect(try camp.stays == ["r-2 12 2027-07-04 2027-07-07 reserved"])
    #expect(try camp.closures == [])
  }

  @Test func `nights that are closed there and held here are no conflict`() throws {
    try camp.reserve("12", "2027-07-05"..<"2027-07-06")
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07", "Airbnb (Not available)")).conflicts == [])
    #expect(try camp.closures == ["2027-07-04 2027-07-05", "2027-07-06 2027-07-07"])
  }

  @Test func `two systems that close a night for each other open it when our stay is cancelled`() throws {
    let closed = GivenEvent("2027-07-04"..<"2027-07-07", "Not available")
    let held = try camp.reserve("12", "2027-07-04"..<"2027-07-07")
    for feed in ["airbnb", "booking"] { try camp.importCalendar(closed, of: feed) }
    try camp.cancel(held)
    for feed in ["airbnb", "booking"] { try camp.importCalendar(closed, of: feed) }
    #expect(try camp.closures == [])
    let entries = try camp.count("command")
    for feed in ["airbnb", "booking"] { try camp.importCalendar(closed, of: feed) }
    #expect(try camp.count("command") == entries)
  }

  @Test func `an entry that only remembers is not the one to undo`() throws {
    try camp.reserve("12", "2027-07-04"..<"2027-07-07")
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07", "Not available"))
    _ = try camp.undo.undo()
    #expect(try camp.stays == [])
  }

  @Test func `an event that changes a reservation which was changed here is a conflict`() throws {
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    _ = try camp.change(nights: 5)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07")).unchanged == 1)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-06")).conflicts.map(\.reason) == [.changedHere])
    #expect(try camp.importCalendar(.calendar([])).conflicts.map(\.reason) == [.goneThere])
    #expect(try camp.stays == ["r-1 12 2027-07-04 2027-07-09 reserved"])
  }

  @Test func `an event of a reservation that was cancelled here stays sold`() throws {
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    _ = try camp.reservations.cancel("r-1")
    let report = try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    #expect(report.conflicts.map(\.reason) == [.cancelledHere])
    #expect(try camp.closures == ["2027-07-04 2027-07-07"])
  }

  @Test func `an event that holds its nights for one feed is left out of another`() throws {
    let event = GivenEvent("2027-07-04"..<"2027-07-07", uid: "x@airbnb.example")
    try camp.importCalendar(event, of: "airbnb")
    let report = try camp.importCalendar(event, of: "vrbo")
    #expect(report.conflicts == [])
    #expect(report.echoed == 1)
    // Of other nights it is somebody's sale.
    let longer = GivenEvent("2027-07-04"..<"2027-07-09", uid: "x@airbnb.example")
    #expect(try camp.importCalendar(longer, of: "vrbo").conflicts.map(\.holder) == ["r-1"])
    #expect(try camp.closures == ["2027-07-07 2027-07-09"])
  }

  @Test func `a feed with another name, or without ids, sells its nights all the same`() throws {
    try camp.makeCampSite("14")
    let event = GivenEvent("2027-07-04"..<"2027-07-07", uid: "x@airbnb.example")
    try camp.importCalendar(event, of: "airbnb")
    try camp.importCalendar(.calendar([]), of: "airbnb")
    #expect(try camp.importCalendar(event, of: "airbnb-1").added == 1)
    let nameless = GivenEvent("2027-08-04"..<"2027-08-06", uid: "")
    #expect(try camp.importCalendar(nameless, of: "alpha").added == 1)
    #expect(try camp.importCalendar(.calendar(nameless), of: "beta", to: "14").added == 1)
  }

  @Test func `of two events for one night the first is the reservation, and the second its conflict, once`() throws {
    let events = FileBytes.calendar(
      GivenEvent("2027-07-04"..<"2027-07-07", uid: "a"), GivenEvent("2027-07-06"..<"2027-07-09", uid: "b"))
    #expect(try camp.importCalendar(events).conflicts.map(\.holder) == ["r-1"])
    #expect(try !camp.importCalendar(events).hasNewConflict)
    #expect(try camp.closures == ["2027-07-07 2027-07-09"])
  }

  @Test func `a party that is there stays, and its event of later nights is another stay`() throws {
    try camp.importCalendar(GivenEvent("2027-06-01"..<"2027-06-04"))
    _ = try camp.reservations.checkIn("r-1")
    let event = GivenEvent("2027-06-20"..<"2027-06-24")
    #expect(try camp.importCalendar(event).added == 1)
    #expect(try camp.importCalendar(event).unchanged == 1)
    #expect(try camp.stays == ["r-1 12 2027-06-01 2027-06-04 checked-in", "r-2 12 2027-06-20 2027-06-24 reserved"])
    _ = try camp.at("2027-06-03").reservations.checkOut("r-1")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a party that came today keeps tonight, whatever its event`() throws {
    try camp.importCalendar(GivenEvent("2027-06-01"..<"2027-06-04"))
    _ = try camp.reservations.checkIn("r-1")
    #expect(try camp.importCalendar(GivenEvent("2027-05-30"..<"2027-06-01")).conflicts.map(\.reason) == [.changedHere])
    #expect(try camp.stays == ["r-1 12 2027-06-01 2027-06-04 checked-in"])
  }

  @Test func `an event that is new is not taken for a stay that has other nights by now`() throws {
    try camp.makeCampSite("14")
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08", uid: "a"))
    _ = try camp.reservations.move("r-1", to: "14")
    #expect(try camp.importCalendar(.calendar([])).conflicts.map(\.reason) == [.goneThere])
    let entries = try camp.count("command")
    #expect(try camp.importCalendar(.calendar([])).conflicts == [])
    #expect(try camp.count("command") == entries)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08", uid: "b")).added == 1)
    #expect(try camp.stays == ["r-1 14 2027-07-04 2027-07-08 reserved", "r-2 12 2027-07-04 2027-07-08 reserved"])
  }

  @Test func `nights of a no-show and of a party that moved are somebody else's when they are sold again`() throws {
    try camp.makeCampSite("14")
    try camp.importCalendar(GivenEvent("2027-06-02"..<"2027-06-08", uid: "a"))
    _ = try camp.at("2027-06-03").reservations.markNoShow("r-1")
    let third = camp.at("2027-06-03")
    try third.importCalendar(.calendar([]))
    #expect(try third.importCalendar(GivenEvent("2027-06-03"..<"2027-06-08", uid: "b")).added == 1)
    let fifth = camp.at("2027-06-05")
    _ = try fifth.reservations.checkIn("r-2")
    _ = try fifth.reservations.move("r-2", to: "14")
    #expect(try fifth.importCalendar(GivenEvent("2027-06-05"..<"2027-06-08", uid: "c")).added == 1)
  }

  @Test func `an event that follows a change made here, and is changed again, is a change`() throws {
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08"))
    _ = try camp.change(nights: 2)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-06")).unchanged == 1)
    #expect(try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-08")).changed == 1)
    #expect(try camp.stays == ["r-1 12 2027-07-04 2027-07-08 reserved"])
  }

  @Test func `a conflict is quiet while the other system cuts what is past`() throws {
    try camp.importCalendar(GivenEvent("2027-06-01"..<"2027-06-08"))
    _ = try camp.reservations.cancel("r-1")
    #expect(try camp.importCalendar(GivenEvent("2027-06-01"..<"2027-06-08")).hasNewConflict)
    for day: Day in ["2027-06-02", "2027-06-03"] {
      let report = try camp.at(day).importCalendar(GivenEvent(day..<"2027-06-08"))
      #expect(report.conflicts.count == 1)
      #expect(!report.hasNewConflict)
    }
  }

  @Test func `a party that left early does not come back by an event that is cut`() throws {
    try camp.importCalendar(GivenEvent("2027-06-01"..<"2027-06-08"))
    _ = try camp.reservations.checkIn("r-1")
    let later = camp.at("2027-06-04")
    _ = try later.reservations.checkOut("r-1")
    #expect(try later.importCalendar(GivenEvent("2027-06-04"..<"2027-06-08")).added == 0)
  }

  @Test func `a conflict is new again after its import was undone`() throws {
    try camp.reserve("12", "2027-07-04"..<"2027-07-06")
    let events = FileBytes.calendar(
      GivenEvent("2027-07-04"..<"2027-07-06", uid: "a"), GivenEvent("2027-07-10"..<"2027-07-12", uid: "b"))
    try camp.importCalendar(events)
    try camp.undoLast()
    #expect(try camp.importCalendar(events).hasNewConflict)
  }

  @Test func `a party that has left, and whose event is longer now, is a conflict, and the nights are blocked`() throws
  {
    try camp.importCalendar(GivenEvent("2027-05-30"..<"2027-06-01"))
    #expect(try camp.importCalendar(GivenEvent("2027-05-30"..<"2027-06-04")).conflicts.map(\.reason) == [.changedHere])
    #expect(try camp.closures == ["2027-06-01 2027-06-04"])
  }

  @Test func `a stay that moved to another site here is the event's still`() throws {
    try camp.makeCampSite("14")
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    _ = try camp.reservations.move("r-1", to: "14")
    let report = try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-07"))
    #expect([report.added, report.changed, report.unchanged] == [0, 0, 1])
  }
}
