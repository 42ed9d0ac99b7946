/// The properties of an event that decide about nights.
struct EventProperties {
  /// The number of the line on which the event begins.
  let line: Int
  /// The summaries of closed nights.
  private let closed: ClosedSummaries
  private var uid: String?
  private var start: ContentLine?
  private var end: ContentLine?
  private var duration: ContentLine?
  private var summary = ""
  private var description = ""
  private var isCancelled = false
  private var repetition: ContentLine?

  init(line: Int, closed: ClosedSummaries) { (self.line, self.closed) = (line, closed) }

  mutating func read(_ property: ContentLine) {
    switch property.name {
    case "UID": uid = property.text
    case "DTSTART": start = property
    case "DTEND": end = property
    case "DURATION": duration = property
    case "SUMMARY": summary = property.text
    case "DESCRIPTION": description = property.text
    case "STATUS": isCancelled = property.value.uppercased() == "CANCELLED"
    case "RRULE", "RDATE": repetition = property
    default: break
    }
  }

  /// The event; nil for one that was cancelled.
  func event(_ clock: CampgroundClock) throws(CalendarProblem.List) -> ReadEvent? {
    if isCancelled { return nil }
    var problems: [CalendarProblem] = []
    if let repetition { problems.append(.repeating(line: repetition.number)) }
    if start == nil { problems.append(.noStart(line: line)) }
    let from = start.flatMap { read($0, &problems) { CalendarTime($0, clock) } }
    let until = end.flatMap { read($0, &problems) { CalendarTime($0, clock) } }
    let length = duration.flatMap { read($0, &problems) { CalendarDuration($0) } }
    if let from, problems.isEmpty {
      if let nights = Self.nights(from, until: until, length?.seconds) { return event(nights) }
      problems.append(.endBeforeStart(line: line))
    }
    throw CalendarProblem.List(problems: problems)
  }

  private func event(_ nights: Range<Day>) -> ReadEvent {
    guard let stay = Stay(arrival: nights.lowerBound, departure: nights.upperBound) else {
      return .leftOut(LeftOutEvent(.noNight, nights, line: line))
    }
    let isClosed = closed.fit(summary)
    let guest = isClosed ? EventGuest() : EventGuest(summary: summary, description: description)
    return .taken(FeedEvent(uid: uid ?? "", stay: stay, isClosed: isClosed, guest: guest, line: line))
  }

  private func read<Value>(
    _ property: ContentLine, _ problems: inout [CalendarProblem], _ parse: (String) -> Value?
  ) -> Value? {
    if let value = parse(property.value) { return value }
    problems.append(.unreadable(line: property.number, property: property.name, value: property.value))
    return nil
  }

  /// The days from a start up to an end, or of a length in seconds, else of one day, or of none with a time (RFC 5545,
  /// section 3.6.1); nil when the end is before the start. What stays within one day has no night, unless it is all of
  /// the day.
  private static func nights(_ start: CalendarTime, until end: CalendarTime?, _ length: Int?) -> Range<Day>? {
    let end = end ?? start.after(length ?? (start.seconds == nil ? oneDay : 0))
    let (first, last) = (start.seconds ?? 0, end.seconds ?? oneDay)
    guard start.day <= end.day, start.day < end.day || first <= last else { return nil }
    let isAllDay = start.day == end.day && first == 0 && (end.seconds ?? 0) >= oneDay - 60
    return start.day..<end.day.advanced(by: isAllDay ? 1 : 0)
  }

  private static let oneDay = 86_400
}

/// An event as it is read.
enum ReadEvent {
  case taken(FeedEvent)
  case leftOut(LeftOutEvent)
}
