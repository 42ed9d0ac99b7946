import TestSupport
import Testing

@testable import CampgroundManager

/// A calendar that is complete and has nothing more is mistrusted until a second reading says the same (domain rule R37).
struct FeedSilenceTests {
  private let camp = TestCampground(sites: "12")
  private let three = [
    GivenEvent("2027-07-01"..<"2027-07-04", uid: "a"), GivenEvent("2027-07-04"..<"2027-07-06", uid: "b"),
    GivenEvent("2027-08-01"..<"2027-08-03", uid: "c"),
  ]

  /// One reading on 1 June at a time.
  @discardableResult
  private func read(
    _ events: [GivenEvent], at time: String, of feed: String = "airbnb", settle: Int = 60
  ) throws -> FeedReport {
    try camp.at("2027-06-01", time).importCalendar(.calendar(events.flatMap(\.lines)), of: feed, settle: settle)
  }

  /// Some stays of two nights each, one behind the other.
  private func stays(_ numbers: Range<Int>) -> [GivenEvent] {
    numbers.map { number in
      let first = ("2027-07-01" as Day).advanced(by: 2 * number)
      return GivenEvent(first..<first.advanced(by: 2), uid: "\(number)")
    }
  }

  private var waits: Int { get throws { try camp.count("feed_wait") } }

  @Test func `an empty calendar between two full ones changes nothing, and no night is sold twice`() throws {
    try read(three, at: "08:00")
    let before = try camp.stays
    let silent = try read([], at: "08:15")
    #expect([silent.added, silent.changed, silent.gone] == [0, 0, 0])
    #expect(silent.waiting.map(\.uid) == ["a", "b", "c"])
    #expect(silent.hasNewWaiting)
    #expect(throws: CampingError.self) { try camp.reserve("12", "2027-07-01"..<"2027-07-02") }
    let full = try read(three, at: "08:30")
    #expect([full.added, full.changed, full.gone, full.unchanged] == [0, 0, 0, 3])
    #expect(full.waiting == [])
    #expect(try camp.stays == before)
    #expect(try waits == 0)
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a second reading lets go after an hour, quiet until then`() throws {
    try read(three, at: "08:00")
    let first = try read([], at: "08:15")
    #expect(
      first.waiting.map { [$0.since % 86_400, $0.goesAt % 86_400] } == Array(repeating: [29_700, 33_300], count: 3))
    let entries = try camp.count("command")
    for time in ["08:15", "08:30", "09:14"] {
      let again = try read([], at: time)
      #expect(again.waiting.map(\.since) == first.waiting.map(\.since))
      #expect(!again.hasNewWaiting)
    }
    #expect(try camp.count("command") == entries)
    #expect(try read([], at: "09:15").gone == 3)
    #expect(try camp.stays == [])
    #expect(try waits == 0)
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a reading that has a stay again ends its wait, not that of the others`() throws {
    try read(three, at: "08:00")
    try read([], at: "08:15")
    // One of three is no silence, but it waits already.
    let some = try read(Array(three[1...]), at: "08:30")
    #expect(some.gone == 0)
    #expect(some.waiting.map(\.uid) == ["a"])
    #expect(try read([], at: "09:10").waiting.map(\.uid) == ["a", "b", "c"])
    let later = try read([], at: "09:30")
    #expect(later.gone == 1)
    #expect(later.waiting.map(\.uid) == ["b", "c"])
    #expect(try read([], at: "10:10").gone == 2)
  }

  @Test func `new stays do not end the wait of those that are missing`() throws {
    try read(three, at: "08:00")
    let others = stays(20..<24)
    #expect(try read(others, at: "08:15").waiting.count == 3)
    let entries = try camp.count("command")
    for time in ["08:15", "08:30"] { #expect(try read(others, at: time).gone == 0) }
    #expect(try camp.count("command") == entries)
    #expect(try read(others, at: "09:15").gone == 3)
  }

  @Test(arguments: [
    (lost: 2, of: 5, waits: false), (3, 5, true), (3, 4, false), (4, 4, true), (1, 1, true), (3, 6, false),
  ])
  func `more than half of five or more are a silence, too`(lost: Int, of all: Int, isWaiting: Bool) throws {
    try read(stays(0..<all), at: "08:00")
    let report = try read(stays(lost..<all), at: "08:15")
    #expect(report.waiting.count == (isWaiting ? lost : 0))
    #expect(report.gone == (isWaiting ? 0 : lost))
    if isWaiting { #expect(try read(stays(lost..<all), at: "09:15").gone == lost) }
  }

  @Test func `what is new and changed is applied while the rest waits`() throws {
    try read(stays(0..<6), at: "08:00")
    let new = GivenEvent("2027-09-01"..<"2027-09-03", uid: "new")
    let report = try read([new], at: "08:15")
    #expect([report.added, report.gone, report.waiting.count] == [1, 0, 6])
    #expect(throws: CampingError.self) { try camp.reserve("12", "2027-07-11"..<"2027-07-12") }
    let other = try read([new, GivenEvent("2027-06-29"..<"2027-07-02", uid: "0")], at: "08:20")
    #expect([other.changed, other.gone, other.waiting.count] == [1, 0, 5])
    #expect(try camp.stays.first == "r-1 12 2027-06-29 2027-07-02 reserved")
  }

  @Test func `closed nights wait, too, and stay one block`() throws {
    let closed = GivenEvent("2027-07-20"..<"2027-07-30", "Not available", uid: "x")
    try read([closed], at: "08:00")
    let silent = try read([], at: "08:15")
    #expect(silent.waiting.map(\.holder) == ["b-1"])
    #expect(silent.waiting.map(\.uid) == ["x"])
    #expect(try camp.closures == ["2027-07-20 2027-07-30"])
    // More than half of them.
    let some = try read([GivenEvent("2027-07-24"..<"2027-07-27", "Not available", uid: "y")], at: "08:30")
    #expect(some.waiting.map(\.stay.arrival) == ["2027-07-20", "2027-07-27"])
    #expect(some.waiting.map(\.since) == Array(repeating: silent.waiting[0].since, count: 2))
    #expect(try camp.closures == ["2027-07-20 2027-07-30"])
    try read([closed], at: "08:45")
    #expect(try waits == 0)
    try read([], at: "08:50")
    #expect(try read([], at: "09:20").gone == 0)
    #expect(try read([], at: "09:50").gone == 1)
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `closed nights that are sold now, and a stay with another id and other nights, are no silence`() throws {
    try read([GivenEvent("2027-07-20"..<"2027-07-25", "Not available", uid: "x"), three[0]], at: "08:00")
    let report = try read(
      [GivenEvent("2027-07-20"..<"2027-07-25", uid: "y"), GivenEvent("2027-07-02"..<"2027-07-06", uid: "z")],
      at: "08:15")
    #expect(report.waiting == [])
    #expect(report.conflicts == [])
    #expect(try camp.stays == ["r-2 12 2027-07-02 2027-07-06 reserved", "r-3 12 2027-07-20 2027-07-25 reserved"])
  }

  @Test func `each feed of a site waits for itself`() throws {
    try read(three, at: "08:00")
    try read([GivenEvent("2027-08-10"..<"2027-08-12", uid: "v")], at: "08:00", of: "vrbo")
    try read([], at: "08:15")
    #expect(try read([], at: "08:30", of: "vrbo").waiting.map(\.uid) == ["v"])
    #expect(try read([], at: "09:15").gone == 3)
    #expect(try read([], at: "09:15", of: "vrbo").gone == 0)
    #expect(try read([], at: "09:30", of: "vrbo").gone == 1)
  }

  @Test func `without a time to settle all goes at once, also what waits`() throws {
    try read(three, at: "08:00")
    #expect(try read([], at: "08:15", settle: 120).waiting.count == 3)
    #expect(try read([], at: "09:30", settle: 120).waiting.count == 3)
    #expect(try read([], at: "09:31", settle: 0).gone == 3)
    #expect(try waits == 0)
  }

  @Test func `a stay of a silent feed that begins meanwhile no longer waits`() throws {
    try camp.at("2027-06-01").importCalendar(GivenEvent("2027-06-02"..<"2027-06-05", uid: "a"))
    try camp.at("2027-06-01", "23:30").importCalendar(.calendar([]), settle: 60)
    let next = try camp.at("2027-06-02", "08:00").importCalendar(.calendar([]), settle: 60)
    #expect([next.gone, next.waiting.count] == [0, 0])
    #expect(try waits == 0)
    #expect(try camp.stays == ["r-1 12 2027-06-02 2027-06-05 reserved"])
  }

  @Test func `a stay that was changed here is no conflict of a silent reading`() throws {
    try read([three[0]], at: "08:00")
    _ = try camp.change(nights: 5)
    let silent = try read([], at: "08:15")
    #expect(silent.conflicts == [])
    #expect(silent.waiting.map(\.holder) == ["r-1"])
    #expect(try read([three[0]], at: "08:30").unchanged == 1)
    try read([], at: "08:45")
    #expect(try read([], at: "09:45").conflicts.map(\.reason) == [.goneThere])
  }

  @Test func `a silent reading forgets no conflict`() throws {
    try camp.reserve("12", "2027-07-05"..<"2027-07-06")
    let taken = GivenEvent("2027-07-04"..<"2027-07-07", uid: "t")
    #expect(try read([three[2], taken], at: "08:00").hasNewConflict)
    try read([], at: "08:15")
    #expect(try !read([three[2], taken], at: "08:30").hasNewConflict)
  }

  @Test func `a clock that was set back begins the wait anew`() throws {
    try camp.at("2027-06-01", "08:00").importCalendar(three[0])
    try camp.at("2027-06-03", "08:00").importCalendar(.calendar([]), settle: 60)
    #expect(try read([], at: "09:00").hasNewWaiting)
    #expect(try read([], at: "10:00").gone == 1)
  }

  @Test func `an undo restores what waits, and an entry of waiting alone is not the newest to undo`() throws {
    try read([three[0]], at: "08:00")
    try read([], at: "08:15")
    let silent = try camp.campground.log.newest
    _ = try camp.undo.undo(EntryReference(silent))
    #expect(try waits == 0)
    try read([], at: "08:30")
    _ = try read([], at: "09:30")
    #expect(try waits == 0)
    #expect(try camp.stays == [])
    try camp.undoLast()
    #expect(try waits == 1)
    #expect(try camp.stays == ["r-1 12 2027-07-01 2027-07-04 reserved"])
    #expect(try camp.checks.check().problems == [])
    // The import, not the waiting.
    try read([three[0]], at: "10:00")
    try read([], at: "10:15")
    try camp.undoLast()
    #expect(try camp.stays == [])
  }
}
