/// The days of a report, as requested.
public struct ReportDays: Hashable, Sendable {
  /// The first day; by default that of the month or year.
  public var from: Day?
  /// The day after the last; by default that of the month or year.
  public var before: Day?

  /// The largest number of days, a hundred years: more are a slip of the keys, and each night may be a row.
  static let longest = 36_525

  public init(from: Day? = nil, before: Day? = nil) {
    self.from = from
    self.before = before
  }

  /// The period of a report when only one day, or none, is given.
  enum Unit {
    /// Today, or with one day the rest or the beginning of its year.
    case day
    case month
    case year
  }

  /// The days; throws ``CampingError`` when they are none, or more than the largest number.
  func days(today: Day, or unit: Unit, atMost longest: Int = .max) throws(CampingError) -> Range<Day> {
    if unit == .day, from == nil, before == nil { return today..<today.advanced(by: 1) }
    let start = from ?? unit.first(of: before.map { $0.advanced(by: -1) } ?? today)
    let end = before ?? unit.end(of: start)
    guard start < end else {
      throw CampingError(.invalidRequest, [.report(.emptyPeriod(from: from, before: before))])
    }
    guard start.distance(to: end) <= longest else {
      throw CampingError(.invalidRequest, [.report(.longPeriod(start..<end, longest: longest))])
    }
    return start..<end
  }
}

extension ReportDays.Unit {
  fileprivate func first(of day: Day) -> Day {
    switch self {
    case .month: day.firstOfMonth
    case .day, .year: day.firstOfYear
    }
  }

  fileprivate func end(of day: Day) -> Day {
    switch self {
    case .month: day.lastOfMonth.advanced(by: 1)
    case .day, .year: day.firstOfNextYear
    }
  }
}
