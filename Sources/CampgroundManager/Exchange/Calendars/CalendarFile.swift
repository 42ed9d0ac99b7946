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
  package var text: String { Self.beginning(method) + events.map(\.text).joined() + Self.end }

  /// The lines before the events; a calendar that is no message has no method.
  static func beginning(_ method: Method?, named name: String? = nil) -> String {
    let lines = [
      CalendarLine("BEGIN", "VCALENDAR"), CalendarLine("VERSION", "2.0"),
      CalendarLine("PRODID", "-//campctl//campctl//EN"), CalendarLine("CALSCALE", "GREGORIAN"),
      method.map { CalendarLine("METHOD", $0.rawValue) }, name.map { CalendarLine("X-WR-CALNAME", text: $0) },
    ]
    return lines.compactMap { $0?.text }.joined()
  }

  static let end = CalendarLine("END", "VCALENDAR").text
}
