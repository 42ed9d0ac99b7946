/// Reads the events of a calendar file, line by line (RFC 5545).
///
/// No library of calendars is kept in Swift, and libical would bring ICU and GLib along.
struct CalendarReader {
  private let clock: CampgroundClock
  /// The components that are open, the innermost last.
  private var components: [String] = []
  private var hasCalendar = false
  /// The properties of the event that is open.
  private var properties = EventProperties(line: 0)
  private(set) var events: [FeedEvent] = []
  private(set) var problems: [CalendarProblem] = []

  /// Reads a whole file; throws ``UnreadableCalendar`` unless all of it can be read.
  static func events(of file: FileBytes, named name: String, _ clock: CampgroundClock) throws(UnreadableCalendar)
    -> [FeedEvent]
  {
    let encoding = TextEncoding(of: file)
    // A character that a fold divides is no letter of Windows-1252.
    var lines = ContentLines(encoding == .windows1252 ? file : encoding.utf8(file))
    var reader = CalendarReader(clock)
    while reader.problems.first != .notACalendar, let line = lines.next() { reader.read(line) }
    reader.finish()
    guard reader.problems.isEmpty else { throw UnreadableCalendar(file: name, problems: reader.problems) }
    return reader.events
  }

  private init(_ clock: CampgroundClock) { self.clock = clock }

  private mutating func read(_ line: ContentLine) {
    switch line.name {
    case "BEGIN": begin(line)
    case "END": end(line)
    default:
      if components.isEmpty { refuse(line) }
      // Alarms, zones and the like are of no interest.
      if components == ["VCALENDAR", "VEVENT"] { properties.take(line) }
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
    if name == "VEVENT" { properties = EventProperties(line: line.number) }
  }

  private mutating func end(_ line: ContentLine) {
    guard components.last == line.value.uppercased() else { return refuse(line) }
    if components == ["VCALENDAR", "VEVENT"] {
      do throws(CalendarProblem.List) {
        if let event = try properties.event(clock) { events.append(event) }
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

extension CalendarProblem {
  /// The problems of one event.
  struct List: Error {
    let problems: [CalendarProblem]
  }
}
