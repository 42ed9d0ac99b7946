import Arguments
import CampgroundManager

// The readers of days. A day in words is made a day of the calendar before they read it (R42).

extension ValueReader<Day> {
  /// A day, in words the first from today on.
  static var day: ValueReader { day(DayRelation()) }

  /// A day at the end of some days, in words the first after their other end.
  static func day(after otherEnd: StaticString) -> ValueReader { day(DayRelation(after: otherEnd)) }

  /// A day to look back at, in words the last up to today.
  static var pastDay: ValueReader { day(DayRelation(isPast: true)) }

  static func pastDay(after otherEnd: StaticString) -> ValueReader { day(DayRelation(isPast: true, after: otherEnd)) }

  private static func day(_ relation: DayRelation) -> ValueReader {
    ValueReader("day", days: relation) { given throws(InvalidValue) in
      let text = try text(given)
      if let day = Day(text) { return day }
      throw InvalidValue(DayReadings.reason(text, relation, today: .earliest, otherEnd: nil))
    }
  }
}
