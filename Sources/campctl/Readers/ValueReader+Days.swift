import Arguments
import CampgroundManager

// The readers of days. A day in words is made a day of the calendar before they read it (R42).

extension ValueReader<Day> {
  /// A day, in words the first from today on.
  static var day: ValueReader { day(.coming) }

  /// A day at the end of some days, in words the first after their other end, if that is given.
  static func day(_ direction: DayRelation.Direction = .coming, after otherEnd: StaticString) -> ValueReader {
    day(DayRelation(direction, after: otherEnd))
  }

  /// A day to look at, in words that of the direction.
  static func day(_ direction: DayRelation.Direction) -> ValueReader { day(DayRelation(direction)) }

  private static func day(_ relation: DayRelation) -> ValueReader {
    ValueReader("day", days: relation) { given throws(InvalidValue) in
      let text = try text(given)
      if let day = Day(text) { return day }
      throw InvalidValue(DayReadings.reason(text, relation, today: .earliest, otherEnd: nil))
    }
  }
}
