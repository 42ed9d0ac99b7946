import TestSupport
import Testing

@testable import CampgroundManager

struct CalendarExportTests {
  private let camp = TestCampground(sites: "12", "14")

  /// The values of a property, in the order of the calendar.
  private func values(_ name: String, _ text: String) -> [String] {
    text.split(separator: "\r\n").filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
  }

  @Test func `a stay is an event of whole days, without a name`() throws {
    try camp.reserve("12", "2027-07-04"..<"2027-07-06")
    let text = try camp.calendar()
    #expect(values("DTSTART;VALUE=DATE:", text) == ["20270704"])
    #expect(values("DTEND;VALUE=DATE:", text) == ["20270706"])
    #expect(values("SUMMARY:", text) == ["Site 12 reserved"])
    #expect(values("TRANSP:", text) == [])
    #expect(!text.contains("Bacon"))
    #expect(try camp.calendar { $0.hasDetails = true }.contains("SUMMARY:Site 12: Bacon Lover"))
  }

  @Test func `what holds no night is left out, and blocks are unless requested`() throws {
    try camp.cancel(camp.reserve("12", "2027-07-04"..<"2027-07-06"))
    try camp.blockSite("12", "2027-07-10"..<"2027-07-12")
    #expect(values("UID:", try camp.calendar()) == [])
    let text = try camp.calendar { $0.contents = .held(blocks: true) }
    #expect(values("SUMMARY:", text) == ["Site 12 not available"])
  }

  @Test func `a stay on two sites is two events with ids of their own, which stay`() throws {
    try camp.reserve("12", "2027-07-04"..<"2027-07-08")
    let whole = values("UID:", try camp.calendar())
    _ = try camp.reservations.move("r-1", to: "14", from: "2027-07-06")
    let parts = values("UID:", try camp.calendar())
    #expect(parts.count == 2)
    #expect(parts.first == whole.first)
    #expect(parts.last?.hasPrefix("r-1-2@") == true)
    #expect(values("UID:", try camp.calendar { $0.site = "14" }) == [parts[1]])
    #expect(values("SEQUENCE:", try camp.calendar()) == ["1", "1"])
  }

  @Test func `the same store gives the same bytes at any time`() throws {
    try camp.reserve("12", "2027-07-04"..<"2027-07-08")
    #expect(try camp.calendar() == camp.at("2027-06-05").calendar())
  }

  @Test func `free nights are those in season that nobody holds`() throws {
    try camp.set { $0.open = Season("05-01..10-15").map(Edit.set) }
    try camp.reserve("12", "2027-07-04"..<"2027-07-08")
    let text = try camp.calendar {
      $0.site = "12"
      $0.contents = .available
    }
    #expect(values("DTSTART;VALUE=DATE:", text) == ["20270601", "20270708", "20280501"])
    #expect(values("DTEND;VALUE=DATE:", text) == ["20270704", "20271015", "20280601"])
    #expect(values("TRANSP:", text) == ["TRANSPARENT", "TRANSPARENT", "TRANSPARENT"])
    #expect(try TestCampground(sites: 12).importCalendar(FileBytes(Array(text.utf8))).added == 0)
  }

  @Test func `no two campgrounds have an id in common`() throws {
    let other = TestCampground(sites: 12)
    try other.reserve("12", "2027-07-04"..<"2027-07-06")
    try camp.reserve("12", "2027-07-04"..<"2027-07-06")
    #expect(values("UID:", try camp.calendar()) != values("UID:", try other.calendar()))
  }

  @Test func `two campgrounds that feed each other settle after one round`() throws {
    let other = TestCampground(sites: 12)
    try camp.reserve("12", "2027-07-04"..<"2027-07-06")
    try camp.blockSite("12", "2027-07-20"..<"2027-07-22")
    try other.reserve("12", "2027-07-10"..<"2027-07-12")
    try other.blockSite("12", "2027-07-25"..<"2027-07-27")
    for round in 1...10 {
      let changes = try [(camp, other), (other, camp)].map { from, to in
        let text = try from.calendar {
          $0.site = "12"
          $0.contents = .held(blocks: true)
        }
        let report = try to.importCalendar(FileBytes(Array(text.utf8)), of: "neighbour")
        #expect(report.conflicts == [])
        return report.added + report.changed + report.gone
      }
      #expect(changes == (round == 1 ? [2, 2] : [0, 0]))
    }
    // What one takes back goes from the other, and does not come again.
    _ = try camp.reservations.cancel("r-1")
    _ = try camp.blocks.unblock("b-1")
    for _ in 1...3 {
      for (from, to) in [(other, camp), (camp, other)] {
        let text = try from.calendar { $0.contents = .held(blocks: true) }
        try to.importCalendar(FileBytes(Array(text.utf8)), of: "neighbour")
      }
    }
    let nights = ["2027-07-10 2027-07-12"]
    #expect(try camp.stays.map { $0.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ") } == nights)
    #expect(try other.stays.map { $0.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ") } == nights)
    #expect(try camp.closures == ["2027-07-25 2027-07-27"])
    #expect(try other.closures == ["2027-07-25 2027-07-27"])
  }

  @Test func `a stay that moves between two fed sites is still our own when it comes back`() throws {
    let other = TestCampground(sites: 12, 14)
    func feed(_ from: TestCampground, _ to: TestCampground, _ site: SiteNumber) throws -> FeedReport {
      try to.importCalendar(.calendar(from.calendar { $0.site = site }), of: "neighbour", to: site)
    }
    let made = try camp.reserve("14", "2027-07-04"..<"2027-07-06")
    _ = try feed(camp, other, "14")
    _ = try camp.reservations.move("r-1", to: "12")
    for site: SiteNumber in ["12", "14"] { _ = try feed(camp, other, site) }
    for site: SiteNumber in ["12", "14"] { #expect(try feed(other, camp, site).conflicts == []) }
    try camp.cancel(made)
    for site: SiteNumber in ["12", "14", "12"] {
      _ = try feed(other, camp, site)
      _ = try feed(camp, other, site)
    }
    #expect(try camp.stays == [])
    #expect(try other.stays == [])
  }

  @Test func `a calendar for a feed leaves out the nights that it has brought, so that none comes back`() throws {
    func round() throws {
      // The other system has closed the nights of our calendar, and shows that under ids of its own.
      let ours = try camp.calendar {
        ($0.site, $0.excluded, $0.contents) = ("12", "booking", .held(blocks: true))
      }
      let starts = values("DTSTART;VALUE=DATE:", ours)
      let ends = values("DTEND;VALUE=DATE:", ours)
      let lines = zip(starts, ends).flatMap { start, end in
        [
          "BEGIN:VEVENT", "UID:\(start)@booking.example", "DTSTART;VALUE=DATE:\(start)", "DTEND;VALUE=DATE:\(end)",
          "SUMMARY:CLOSED - Not available", "END:VEVENT",
        ]
      }
      try camp.importCalendar(.calendar(lines), of: "booking")
    }
    let held = try camp.reserve("12", "2027-07-04"..<"2027-07-06")
    try round()
    #expect(try camp.closures == [])
    // It shows our stay a while longer than we have it.
    try camp.cancel(held)
    let closed = GivenEvent("2027-07-04"..<"2027-07-06", "CLOSED - Not available")
    try camp.importCalendar(closed, of: "booking")
    #expect(try camp.closures == [])
    try round()
    // Closed anew it is no echo.
    try camp.importCalendar(closed, of: "booking")
    #expect(try camp.closures == ["2027-07-04 2027-07-06"])
    try round()
    #expect(try camp.closures == [])
  }

  @Test func `no two events of a calendar have one id, and an id does not hang on the first day`() throws {
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-06", uid: "a@x"))
    try camp.reserve("12", "2027-07-07"..<"2027-07-08")
    try camp.importCalendar(GivenEvent("2027-07-04"..<"2027-07-10", uid: "a@x"))
    let all = values("UID:", try camp.calendar { $0.contents = .held(blocks: true) })
    #expect(all.count == 4)
    #expect(Set(all).count == 4)
    let later = values(
      "UID:",
      try camp.calendar {
        ($0.contents, $0.from) = (.held(blocks: true), "2027-07-08")
      })
    #expect(later == [all[3]])
  }

  @Test func `the free nights are the same as long as no night is sold`() throws {
    let before = try camp.calendar { $0.contents = .available }
    try camp.makeCamper()
    #expect(try camp.calendar { $0.contents = .available } == before)
  }

  @Test func `every line is short, ends with CR LF, and is folded inside no character`() throws {
    let name = "Zoë " + String(repeating: "長い名前", count: 10)
    try camp.reserve("12", "2027-07-04"..<"2027-07-06", camper: camp.makeCamper(name, phoneNumber: "555-0199")) {
      $0.details.notes = "a, b; c\\d"
    }
    let text = try camp.calendar { $0.hasDetails = true }
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    #expect(lines.last == [])
    for line in lines.dropLast() {
      #expect(line.last == 13)
      #expect(line.count <= 76)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    #expect(text.contains("\\na\\, b\\; c\\\\d"))
    for required in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:", "UID:", "DTSTAMP:", "DTSTART"] {
      #expect(text.contains("\r\n\(required)") || text.hasPrefix(required))
    }
  }
}

struct EventMarkTests {
  @Test func `an event keeps its id, and each change gives it a higher sequence and a time`() throws {
    let camp = TestCampground(sites: 1)
    let reserved = try camp.reserve()
    let first = try camp.calendars.mark(of: "r-1")
    let later = camp.at("2027-06-02", "09:30")
    try later.cancel(reserved)
    let second = try camp.calendars.mark(of: "r-1")
    try camp.at("2027-06-03").undoLast()
    let third = try camp.calendars.mark(of: "r-1")
    #expect(Set([first.uid, second.uid, third.uid]).count == 1)
    #expect([first.sequence, second.sequence, third.sequence] == [0, 1, 2])
    #expect([first.stamp, second.stamp] == ["20270601T000000Z", "20270602T093000Z"])
  }

  @Test func `time and payments alone change no event`() throws {
    let camp = TestCampground.priced()
    try camp.reserve()
    let mark = try camp.calendars.mark(of: "r-1")
    try camp.at("2027-06-05").pay("45.00")
    #expect(try camp.at("2027-06-06").calendars.mark(of: "r-1") == mark)
  }
}
