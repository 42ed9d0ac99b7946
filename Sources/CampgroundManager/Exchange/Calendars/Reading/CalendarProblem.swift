/// A problem of a calendar file; the lines count from 1.
package enum CalendarProblem: Hashable, Sendable {
  /// It does not begin with `BEGIN:VCALENDAR`.
  case notACalendar
  /// It ends before `END:VCALENDAR`, so that events may be missing (domain rule R37).
  case incomplete
  /// An `END` without its `BEGIN`, or text outside of the calendar.
  case misplaced(line: Int)
  /// The calendar's method, such as `CANCEL`, which makes it a message instead of a feed.
  case method(String)
  case noStart(line: Int)
  case unreadable(line: Int, property: String, value: String)
  case endBeforeStart(line: Int)
  /// The event repeats by a rule, which is not read.
  case repeating(line: Int)
}

/// A calendar file that cannot be imported, with all its problems.
package struct UnreadableCalendar: Error, Hashable, Sendable {
  package let file: String
  package let problems: [CalendarProblem]
}
