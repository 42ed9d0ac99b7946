import TestSupport
import Testing

@testable import CampgroundManager

struct CalendarReaderTests {
  private let camp = TestCampground(sites: 12)

  /// The problems of a calendar, none of which changes anything.
  private func problems(_ file: FileBytes) throws -> [CalendarProblem] {
    let camp = TestCampground(sites: 12)
    let entries = try camp.count("command")
    do {
      try camp.importCalendar(file)
      return []
    } catch let error as UnreadableCalendar {
      #expect(try camp.count("command") == entries)
      return error.problems
    }
  }

  private func text(_ text: String) -> FileBytes { FileBytes(Array(text.utf8)) }

  @Test func `a file that is no calendar is refused`() throws {
    #expect(try problems(text("")) == [.notACalendar])
    #expect(try problems(text("<html>\n<body>Not found</body>\n")) == [.notACalendar])
    #expect(try problems(text("BEGIN:VCARD\r\nEND:VCARD\r\n")) == [.notACalendar])
  }

  @Test func `a file without its end is refused whole`() throws {
    let whole = GivenEvent("2027-07-04"..<"2027-07-06").lines.joined(separator: "\r\n")
    #expect(try problems(text("BEGIN:VCALENDAR\r\n\(whole)\r\n")) == [.incomplete])
    #expect(try problems(text("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270704\r\n")) == [.incomplete])
  }

  @Test func `every event that cannot be read is named by its line`() throws {
    let found = try problems(
      .calendar([
        "BEGIN:VEVENT", "UID:a", "END:VEVENT", "BEGIN:VEVENT", "DTSTART:20270230", "DTEND:soon", "END:VEVENT",
        "BEGIN:VEVENT", "DTSTART:20270704", "DTEND:20270703", "END:VEVENT", "BEGIN:VEVENT", "DTSTART:20270704",
        "RRULE:FREQ=DAILY", "END:VEVENT",
      ]))
    #expect(
      found == [
        .noStart(line: 3), .unreadable(line: 7, property: "DTSTART", value: "20270230"),
        .unreadable(line: 8, property: "DTEND", value: "soon"), .endBeforeStart(line: 10), .repeating(line: 16),
      ])
  }

  @Test func `a message that cancels is no feed`() throws {
    #expect(try problems(.calendar(["METHOD:CANCEL"])) == [.method("CANCEL")])
  }

  @Test func `an end without its beginning is refused`() throws {
    #expect(try problems(.calendar(["END:VEVENT"])) == [.misplaced(line: 3)])
    #expect(try problems(text("BEGIN:VCALENDAR\nEND:VCALENDAR\nmore\n")) == [.misplaced(line: 3)])
  }

  @Test func `a line may be folded inside a character, and a parameter may have a colon between quotes`() throws {
    var bytes = Array("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\u{E9}".utf8)
    bytes.removeLast()
    bytes += Array("\r\n ".utf8) + [0xA9]
    bytes += Array("@x\r\nDTST\r\n\tART;X=\"a:b\";VALUE=DATE:20270704\r\nEND:VEVENT\r\nEND:VCALENDAR".utf8)
    try camp.importCalendar(FileBytes(bytes))
    let stay = try camp.reservations.getReservation("r-1")
    #expect(stay?.ref == "\u{E9}@x")
    #expect(stay?.arrival == "2027-07-04")
  }

  @Test(arguments: [("P1D", 1), ("P2W", 14), ("PT24H", 1), ("P1DT12H", 1), ("+P3D", 3), ("PT23H59M59S", 1)])
  func `a duration is whole days from the start`(duration: String, nights: Int) throws {
    try camp.importCalendar(.calendar(["BEGIN:VEVENT", "DTSTART:20270704", "DURATION:\(duration)", "END:VEVENT"]))
    #expect(try camp.reservations.getReservation("r-1")?.numberOfNights == nights)
  }

  @Test(arguments: ["", "P", "PT", "P1", "1D", "-P1D", "P1H", "PT1D", "P1DT", "P999999999D", "PD", "P1.5D"])
  func `any other duration is refused`(duration: String) throws {
    let lines = ["BEGIN:VEVENT", "DTSTART:20270704", "DURATION:\(duration)", "END:VEVENT"]
    #expect(try problems(.calendar(lines)) == [.unreadable(line: 5, property: "DURATION", value: duration)])
  }
}
