import Arguments
import CampgroundManager

/// The days of payments: one, or a period with an open end.
struct DayOrPeriod: ArgumentSet, Sendable {
  var day: Day?
  var from: Day?
  var before: Day?

  static let arguments = arguments(.thisYear, "The only day.", "The first day.", "The day after the last.")

  /// The arguments, with the year of days without one and the help of each.
  static func arguments(
    _ direction: DayRelation.Direction, _ day: String, _ from: String, _ before: String
  ) -> [Argument<Self>] {
    [
      option("day", .day(direction), day) { $0.day = $1 },
      option("from", .day(direction), from) { $0.from = $1 },
      option("before", .day(direction, after: "from"), before) { $0.before = $1 },
    ]
  }

  /// The first day and the day after the last; throws ``Failure`` for a day beside a period.
  var ends: (from: Day?, before: Day?) {
    get throws {
      guard let day else { return (from, before) }
      guard from == nil, before == nil else { throw Failure.usage(.dayOrPeriod) }
      return (day, day.advanced(by: 1))
    }
  }
}
