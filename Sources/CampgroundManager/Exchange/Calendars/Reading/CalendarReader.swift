/// Reads the events of a calendar file, line by line (RFC 5545).
///
/// No library of calendars is kept in Swift, and libical would bring ICU and GLib along.
struct CalendarReader {
  private let clock: CampgroundClock
  private let closed: ClosedSummaries
  /// The components that are open, the innermost last.
  private var components: [String] = []
  private var hasCalendar = false
  /// The properties of the event that is open.
  private var properties: EventProperties
  private var calendar = ReadCalendar()
  private var problems: [CalendarProblem] = []

  /// Reads a whole file; throws ``UnreadableCalendar`` unless all of it can be read.
  static func calendar(
    of file: FileBytes, named name: String, _ clock: CampgroundClock, closed: ClosedSummaries = ClosedSummaries()
  ) throws(UnreadableCalendar) -> ReadCalendar {
    let encoding = TextEncoding(of: file)
    // A character that a fold divides is no letter of Windows-1252.
    var lines = ContentLines(encoding == .windows1252 ? file : encoding.utf8(file))
    var reader = CalendarReader(clock, closed)
    while reader.problems.first != .notACalendar, let line = lines.next() { reader.read(line) }
    reader.finish()
    guard reader.problems.isEmpty else { throw UnreadableCalendar(file: name, problems: reader.problems) }
    return reader.calendar
  }

  private init(_ clock: CampgroundClock, _ closed: ClosedSummaries) {
    (self.clock, self.closed) = (clock, closed)
    properties = EventProperties(line: 0, closed: closed)
  }

  private mutating func read(_ line: ContentLine) {
    switch line.name {
    case "BEGIN": begin(line)
    case "END": end(line)
    default:
      if components.isEmpty { refuse(line) }
      // Alarms, zones and the like are passed over.
      if components == ["VCALENDAR", "VEVENT"] { properties.read(line) }
      if components.count == 1, line.name == "METHOD", ["CANCEL", "REPLY", "REFRESH"].contains(line.value.uppercased())
      {
        problems.append(.method(line.value.uppercased()))
      }
    }
  }

  private mutating func begin(_ line: ContentLine) {
    let name = line.value.uppercased()
    if components.isEmpty {
      guard name == "VCALENDAR" else { return refuse(line) }
      hasCalendar = true
    }
    components.append(name)
    if name == "VEVENT" { properties = EventProperties(line: line.number, closed: closed) }
  }

  private mutating func end(_ line: ContentLine) {
    guard components.last == line.value.uppercased() else { return refuse(line) }
    if components == ["VCALENDAR", "VEVENT"] {
      do throws(CalendarProblem.List) {
        switch try properties.event(clock) {
        case .taken(let event)?: calendar.events.append(event)
        case .leftOut(let event)?: calendar.leftOut.append(event)
        case nil: break
        }
      } catch {
        problems += error.problems
      }
    }
    components.removeLast()
  }

  private mutating func refuse(_ line: ContentLine) {
    problems.append(hasCalendar ? .misplaced(line: line.number) : .notACalendar)
  }

  private mutating func finish() {
    if !hasCalendar, problems.isEmpty { problems = [.notACalendar] }
    if !components.isEmpty { problems.append(.incomplete) }
  }
}

/// The events of a calendar file.
struct ReadCalendar {
  var events: [FeedEvent] = []
  /// The events without a night.
  var leftOut: [LeftOutEvent] = []
}

extension CalendarProblem {
  /// The problems of one event.
  struct List: Error {
    let problems: [CalendarProblem]
  }
}
