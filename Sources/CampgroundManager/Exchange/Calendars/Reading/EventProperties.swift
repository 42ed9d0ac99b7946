/// The properties of an event that decide about nights.
struct EventProperties {
  /// The number of the line on which the event begins.
  let line: Int
  private var uid: String?
  private var start: ContentLine?
  private var end: ContentLine?
  private var duration: ContentLine?
  private var summary = ""
  private var isCancelled = false
  private var repetition: ContentLine?

  init(line: Int) { self.line = line }

  mutating func take(_ property: ContentLine) {
    switch property.name {
    case "UID": uid = property.text
    case "DTSTART": start = property
    case "DTEND": end = property
    case "DURATION": duration = property
    case "SUMMARY": summary = property.text
    case "STATUS": isCancelled = property.value.uppercased() == "CANCELLED"
    case "RRULE", "RDATE": repetition = property
    default: break
    }
  }

  /// The event; nil for one that was cancelled.
  func event(_ clock: CampgroundClock) throws(CalendarProblem.List) -> FeedEvent? {
    if isCancelled { return nil }
    var problems: [CalendarProblem] = []
    if let repetition { problems.append(.repeating(line: repetition.number)) }
    if start == nil { problems.append(.noStart(line: line)) }
    let from = start.flatMap { read($0, &problems) { CalendarTime($0, clock) } }
    let until = end.flatMap { read($0, &problems) { CalendarTime($0, clock) } }
    let length = duration.flatMap { read($0, &problems) { CalendarDuration($0) } }
    if let from, problems.isEmpty {
      let stay = Self.stay(from, until: until, length?.seconds)
      if let stay { return FeedEvent(uid: uid ?? "", stay: stay, isClosed: FeedEvent.isClosed(summary)) }
      problems.append(.endBeforeStart(line: line))
    }
    throw CalendarProblem.List(problems: problems)
  }

  private func read<Value>(
    _ property: ContentLine, _ problems: inout [CalendarProblem], _ parse: (String) -> Value?
  ) -> Value? {
    if let value = parse(property.value) { return value }
    problems.append(.unreadable(line: property.number, property: property.name, value: property.value))
    return nil
  }

  /// The nights from a start up to an end, or of a length in seconds, else of one day (RFC 5545, section 3.6.1); nil when
  /// the end is before the start. What ends on the day on which it began takes the night of that day.
  private static func stay(_ start: CalendarTime, until end: CalendarTime?, _ length: Int?) -> Stay? {
    var departure = start.day
    if let end {
      departure = end.day
      if end.day == start.day, let last = end.seconds, let first = start.seconds, last < first { return nil }
    } else if let length {
      departure = start.day.advanced(by: ((start.seconds ?? 0) + length) / 86_400)
    }
    return Stay(arrival: start.day, departure: departure == start.day ? start.day.advanced(by: 1) : departure)
  }
}
