import TestSupport
import Testing

@testable import CampgroundManager

/// A night is a night: an event holds the days from its start up to its end (domain rule R26).
struct FeedNightTests {
  private let camp = TestCampground(sites: "12")

  /// A calendar with an event of these properties.
  private func calendar(_ properties: String...) -> FileBytes {
    .calendar(["BEGIN:VEVENT", "UID:a", "SUMMARY:Booked"] + properties + ["END:VEVENT"])
  }

  @Test(arguments: [
    ["DTSTART:20270706T100000", "DTEND:20270706T110000"], ["DTSTART:20270706T100000Z", "DTEND:20270706T110000Z"],
    ["DTSTART:20270706T090000", "DTEND:20270706T090000"], ["DTSTART:20270706T010000", "DTEND:20270706T110000"],
    ["DTSTART:20270706T100000"], ["DTSTART:20270706T100000", "DURATION:PT13H59M"],
    ["DTSTART:20270706", "DTEND:20270706"],
    ["DTSTART:20270706", "DURATION:P0D"], ["DTSTART:20270706T100000", "DTEND;VALUE=DATE:20270706"],
  ])
  func `an event within one day has no night, and is left out with its line`(properties: [String]) throws {
    let report = try camp.importCalendar(
      .calendar(["BEGIN:VEVENT", "SUMMARY:Check-out: Ann"] + properties + ["END:VEVENT"]))
    #expect(try camp.stays == [])
    #expect(report.added == 0)
    #expect(report.leftOut.map(\.line) == [3])
    #expect(report.leftOut.map(\.reason) == [.noNight])
    #expect(report.leftOut.map(\.from) == ["2027-07-06"])
  }

  @Test(arguments: [
    ["DTSTART:20270706T000000", "DTEND:20270706T235959"], ["DTSTART:20270706T230000", "DTEND:20270707T020000"],
    ["DTSTART:20270706", "DURATION:PT23H59M59S"], ["DTSTART:20270706"],
    ["DTSTART:20270706T000000", "DTEND:20270707T000000"],
  ])
  func `a whole day is a night, and so is one over midnight`(properties: [String]) throws {
    try camp.importCalendar(.calendar(["BEGIN:VEVENT"] + properties + ["END:VEVENT"]))
    #expect(try camp.stays == ["r-1 12 2027-07-06 2027-07-07 reserved"])
  }

  @Test func `a stay with events for its arrival and its departure is one stay, and its last day is free`() throws {
    let report = try camp.importFixture("smoobu", of: "smoobu")
    #expect(try camp.stays == ["r-1 12 2027-07-02 2027-07-06 reserved"])
    #expect(report.conflicts == [])
    #expect(report.leftOut.map(\.reason) == [.noNight, .noNight])
    try camp.reserve("12", "2027-07-06"..<"2027-07-08")
  }

  @Test(arguments: [false, true])
  func `of events that cover each other the longer is the stay, in any order`(isReversed: Bool) throws {
    let events = [
      GivenEvent("2027-07-02"..<"2027-07-06", uid: "stay"), GivenEvent("2027-07-05"..<"2027-07-06", uid: "out"),
      GivenEvent("2027-07-02"..<"2027-07-03", uid: "in"), GivenEvent("2027-07-06"..<"2027-07-08", uid: "next"),
    ]
    let file = FileBytes.calendar((isReversed ? events.reversed() : events).flatMap(\.lines))
    let report = try camp.importCalendar(file)
    #expect(try camp.stays == ["r-1 12 2027-07-02 2027-07-06 reserved", "r-2 12 2027-07-06 2027-07-08 reserved"])
    #expect(report.conflicts == [])
    #expect(report.leftOut.map(\.reason) == [.covered, .covered])
    let again = try camp.importCalendar(file)
    #expect([again.added, again.changed, again.gone] == [0, 0, 0])
  }

  @Test func `two events of the same nights are one stay, whichever the file has first`() throws {
    let (one, other) = (
      GivenEvent("2027-07-02"..<"2027-07-06", uid: "a"), GivenEvent("2027-07-02"..<"2027-07-06", uid: "b")
    )
    #expect(try camp.importCalendar(one, other).added == 1)
    #expect(try camp.importCalendar(other, one).unchanged == 1)
    #expect(try camp.importCalendar(other).unchanged == 1)
  }

  @Test func `a stay whose event is within a longer one by now has the longer one's nights, under its id`() throws {
    let short = GivenEvent("2027-07-03"..<"2027-07-05", uid: "short")
    try camp.importCalendar(short)
    let long = GivenEvent("2027-07-01"..<"2027-07-09", uid: "long")
    let report = try camp.importCalendar(short, long)
    #expect([report.added, report.changed, report.gone] == [0, 1, 0])
    #expect(try camp.stays == ["r-1 12 2027-07-01 2027-07-09 reserved"])
    #expect(try camp.importCalendar(long).unchanged == 1)
    #expect(try camp.importCalendar(short).changed == 1)
    #expect(try camp.stays == ["r-1 12 2027-07-03 2027-07-05 reserved"])
  }

  @Test func `an event that ends before it begins is refused still`() throws {
    let error = #expect(throws: UnreadableCalendar.self) {
      try camp.importCalendar(calendar("DTSTART:20270706T100000", "DTEND:20270706T090000"))
    }
    #expect(error?.problems == [.endBeforeStart(line: 3)])
  }

  @Test func `what is left out is new at the first import of a feed, and remembered`() throws {
    let file = calendar("DTSTART:20270706T100000")
    #expect(try camp.importCalendar(file).leftOut.map(\.isNew) == [true])
    let entries = try camp.count("command")
    #expect(try camp.importCalendar(file).leftOut.map(\.isNew) == [false])
    #expect(try camp.count("command") == entries)
    #expect(try camp.importCalendar(file, of: "vrbo").leftOut.map(\.isNew) == [true])
  }
}
