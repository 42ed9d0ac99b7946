@testable import CampgroundManager

/// Files of calendars.
extension Property {
  static let calendars = [
    Property("a calendar is read, or refused with lines that it has") { input in
      let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
      return [input, calendar(input), calendar(event(input))].allSatisfy { file in
        do throws(UnreadableCalendar) {
          let calendar = try CalendarReader.calendar(of: FileBytes(file), named: "x.ics", clock)
          return calendar.events.allSatisfy { $0.stay.numberOfNights > 0 && !$0.ref.isEmpty }
            && calendar.leftOut.allSatisfy { $0.from == $0.before }
        } catch {
          return !error.problems.isEmpty && error.problems.compactMap(line).allSatisfy { 1...(lines + 5) ~= $0 }
        }
      }
    },
    Property("the folds and the ends of a calendar's lines change no event") { input in
      // A zero may be half a letter of another encoding; CR before a fold is the end of its line.
      guard !input.contains(0), !input.contains(13) else { return true }
      let lines = input.split(separator: UInt8(ascii: "\n"))
      let folded = lines.map { line in
        let (start, rest) = halves(Array(line))
        return start.isEmpty || rest.isEmpty ? Array(line) : start + Array("\r\n ".utf8) + rest
      }
      let (one, other) = (lines.map(Array.init).joined(separator: [10]), folded.joined(separator: [13, 10]))
      return events(Array(one)) == events(Array(other))
    },
    Property("a line of a calendar is read as it was written, in lines that are not too long") { input in
      let text = text(input)
      let written = CalendarLine("SUMMARY", text: text).text
      var lines = ContentLines(FileBytes(Array(written.utf8)))
      guard let line = lines.next(), lines.next() == nil else { return false }
      let isShort = written.utf8.split(separator: 10).allSatisfy { $0.count <= CalendarLine.longest + 1 }
      return isShort && line.name == "SUMMARY" && line.value == PersonText.trimmed(CalendarLine.escaped(text))
    },
    Property("a time and a duration of a calendar are read or not") { input in
      let text = text(input)
      if let time = CalendarTime(text, clock), let seconds = time.seconds, seconds > 86_400 { return false }
      return CalendarDuration(text).map { $0.seconds >= 0 } ?? true
    },
  ]

  private static let clock = CampgroundClock.fixed(
    Moment(seconds: 1_811_808_000, day: Day(number: 20_970) ?? .earliest, time: TimeOfDay(unchecked: 0)))

  private static func calendar(_ lines: [UInt8]) -> [UInt8] {
    Array("BEGIN:VCALENDAR\r\n".utf8) + lines + Array("\r\nEND:VCALENDAR\r\n".utf8)
  }

  private static func event(_ lines: [UInt8]) -> [UInt8] {
    Array("BEGIN:VEVENT\r\n".utf8) + lines + Array("\r\nEND:VEVENT".utf8)
  }

  /// The nights of the events, with their ids; nil for a calendar that is refused.
  private static func events(_ lines: [UInt8]) -> [String]? {
    let calendar = try? CalendarReader.calendar(of: FileBytes(calendar(event(lines))), named: "x.ics", clock)
    return calendar?.events.map { "\($0.uid) \($0.stay.arrival) \($0.stay.departure) \($0.isClosed)" }
  }

  /// The line that a problem names.
  private static func line(_ problem: CalendarProblem) -> Int? {
    switch problem {
    case .notACalendar, .incomplete, .method: nil
    case .misplaced(let line), .noStart(let line), .unreadable(let line, _, _), .endBeforeStart(let line),
      .repeating(let line):
      line
    }
  }
}
