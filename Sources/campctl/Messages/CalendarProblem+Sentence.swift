import CampgroundManager

extension CalendarProblem {
  /// The sentence about a file.
  func sentence(of path: String) -> String {
    let (file, first) = (Phrases.input(path), Phrases.input(path, isFirst: true))
    return switch self {
    case .notACalendar: "\(first) is not a calendar: it does not begin with BEGIN:VCALENDAR"
    case .incomplete: "\(first) is not complete: it ends before END:VCALENDAR"
    case .misplaced(let line): "Line \(line) of \(file) does not belong there"
    case .method(let method): "\(first) is a message with the method \(method), not the calendar of a listing"
    case .noStart(let line): "The event on line \(line) of \(file) has no DTSTART"
    case .unreadable(let line, let property, let value):
      "Line \(line) of \(file) has a \(property) that cannot be read: \(value)"
    case .endBeforeStart(let line): "The event on line \(line) of \(file) ends before it begins"
    case .repeating(let line): "Line \(line) of \(file) repeats an event, which is not supported"
    }
  }

  /// The text that cannot be read; nil when it is the calendar as a whole.
  var value: String? {
    if case .unreadable(_, _, let value) = self { value } else { nil }
  }
}
