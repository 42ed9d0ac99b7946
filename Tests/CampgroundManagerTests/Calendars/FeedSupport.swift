import TestSupport
import Testing

@testable import CampgroundManager

/// An event of a calendar that a test makes.
struct GivenEvent {
  var uid = "1@elsewhere.example"
  var summary = "Booked"
  let days: Range<Day>

  init(_ days: Range<Day>, _ summary: String = "Booked", uid: String = "1@elsewhere.example") {
    (self.days, self.summary, self.uid) = (days, summary, uid)
  }

  var lines: [String] {
    let (from, before) = (compact(days.lowerBound), compact(days.upperBound))
    return [
      "BEGIN:VEVENT", "UID:\(uid)", "DTSTART;VALUE=DATE:\(from)", "DTEND;VALUE=DATE:\(before)", "SUMMARY:\(summary)",
      "END:VEVENT",
    ]
  }

  private func compact(_ day: Day) -> String { day.description.filter { $0 != "-" } }
}

extension FileBytes {
  /// A calendar with these lines in it.
  static func calendar(_ lines: [String]) -> FileBytes {
    let all = ["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]
    return FileBytes(Array(all.joined(separator: "\r\n").utf8))
  }

  static func calendar(_ events: GivenEvent...) -> FileBytes { calendar(events.flatMap(\.lines)) }

  static func calendar(_ text: String) -> FileBytes { FileBytes(Array(text.utf8)) }
}

extension TestCampground {
  /// Imports a calendar to site 12; what it no longer has goes at once, unless some minutes are given.
  @discardableResult
  func importCalendar(
    _ file: FileBytes, of feed: String = "airbnb", to site: SiteNumber = "12", settle: Int = 0
  ) throws -> FeedReport {
    let terms = FeedTerms { $0.settle = settle }
    return try campground.feeds.importCalendar(file, named: "calendar.ics", of: feed, to: site, terms).result
  }

  @discardableResult
  func importCalendar(_ events: GivenEvent..., of feed: String = "airbnb", settle: Int = 0) throws -> FeedReport {
    try importCalendar(.calendar(events.flatMap(\.lines)), of: feed, settle: settle)
  }

  /// Imports a calendar of the fixtures.
  @discardableResult
  func importFixture(_ name: String, of feed: String) throws -> FeedReport {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    return try importCalendar(#require(FileBytes(path: "\(root)/Fixtures/Calendars/\(name).ics")), of: feed)
  }

  /// The stays that hold nights, such as `r-1 12 2027-07-04 2027-07-08 reserved`.
  var stays: [String] {
    get throws {
      var stays: [String] = []
      let table = ReservationTable(store: campground.store, clock: campground.clock)
      for stay in try table.reservations("1 = 1 ORDER BY r.arrival, r.id") {
        stays += stay.segments.map {
          "\(stay.id?.description ?? "") \($0.site) \($0.arrival) \($0.departure) \(stay.status.rawValue)"
        }
      }
      return stays
    }
  }

  /// The blocks, such as `2027-07-20 2027-07-25`.
  var closures: [String] { get throws { try campground.blocks.listBlocks().map { "\($0.from) \($0.before)" } } }

  /// A calendar of the campground.
  func calendar(_ change: (inout CalendarRequest) -> Void = { _ in }) throws -> String {
    var (request, text) = (CalendarRequest(), "")
    change(&request)
    let exporter = campground.calendarExporter
    try exporter.forEachPiece(of: request, on: exporter.sites(of: request)) { text += $0 }
    return text
  }
}
