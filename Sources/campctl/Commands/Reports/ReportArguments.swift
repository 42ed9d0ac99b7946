import Arguments
import CampgroundManager

/// The days of a report, and its form: a table or a page.
struct ReportArguments: ArgumentSet, Sendable {
  var from: Day?
  var before: Day?
  var html = false

  /// The arguments, with the year of days without one.
  static func arguments(_ direction: DayRelation.Direction) -> [Argument<Self>] {
    [
      option("from", .day(direction), "The first day.") { $0.from = $1 },
      option("before", .day(direction, after: "from"), "The day after the last.") { $0.before = $1 },
      flag("html", page) { $0.html = $1 },
    ]
  }

  static let page = "Print the report as a page with a plot: one file that loads nothing."

  var days: ReportDays { ReportDays(from: from, before: before) }
}

/// The day before which a report stands, and its form: a table or a page.
struct DayArguments: ArgumentSet, Sendable {
  var on: Day?
  var html = false

  static let arguments: [Argument<Self>] = [
    option("on", .day(.thisYear), "The day before which everything counts (default: today).") { $0.on = $1 },
    flag("html", ReportArguments.page) { $0.html = $1 },
  ]
}

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
  var days: ReportDays {
    get throws {
      guard let day else { return ReportDays(from: from, before: before) }
      guard from == nil, before == nil else { throw Failure.usage(.dayOrPeriod) }
      return ReportDays(from: day, before: day.advanced(by: 1))
    }
  }
}
