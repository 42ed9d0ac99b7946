/// A file of events as RFC 5545 has it, for the calendars of others.
package struct CalendarFile: Sendable {
  /// The step that a calendar is to take with the events (RFC 5546).
  package enum Method: String, Sendable {
    case publish = "PUBLISH"
    case cancel = "CANCEL"
  }

  package let method: Method
  package let events: [CalendarEvent]

  package init(_ method: Method, _ events: [CalendarEvent]) { (self.method, self.events) = (method, events) }

  /// The whole file; its lines end with CR LF.
  package var text: String {
    let head = [
      CalendarLine("BEGIN", "VCALENDAR"), CalendarLine("VERSION", "2.0"),
      CalendarLine("PRODID", "-//campctl//campctl//EN"), CalendarLine("CALSCALE", "GREGORIAN"),
      CalendarLine("METHOD", method.rawValue),
    ]
    let lines = head + events.flatMap(\.lines) + [CalendarLine("END", "VCALENDAR")]
    return lines.map(\.text).joined()
  }
}
