/// What a row of a report is about.
public enum StatisticsKey: Hashable, Sendable {
  /// A night, a week, a month, or what of one lies within the days asked for; or all of these days.
  case days(Range<Day>)
  /// Nil for sites in no loop.
  case loop(String?)
  case type(Slug)
  /// Nil for reservations without one.
  case source(String?)
  /// Nil where nobody said why.
  case reason(String?)
}

extension StatisticsKey: Comparable {
  /// What has no name comes last.
  public static func < (left: StatisticsKey, right: StatisticsKey) -> Bool {
    switch (left, right) {
    case (.days(let left), .days(let right)): left.lowerBound < right.lowerBound
    case (.type(let left), .type(let right)): left < right
    case (.loop(let left?), .loop(let right?)), (.source(let left?), .source(let right?)),
      (.reason(let left?), .reason(let right?)):
      left < right
    case (.loop(_?), .loop(nil)), (.source(_?), .source(nil)), (.reason(_?), .reason(nil)): true
    default: false
    }
  }
}

/// The rows of a report of occupancy.
public enum OccupancyGrouping: String, Hashable, Sendable, CaseIterable {
  case night
  /// From Monday.
  case week
  case month
  case loop
  case type
}

/// The rows of a report of stays, by the day of their arrival.
public enum StayGrouping: String, Hashable, Sendable, CaseIterable {
  case month
  case type
  case source
  /// One row of all days.
  case all
}

/// The rows of a report of cancellations.
public enum CancellationGrouping: String, Hashable, Sendable, CaseIterable {
  case month
  case type
  case source
  case reason
  /// One row of all days.
  case all
}

/// A report: a row for each of what it is grouped by, and all of them together, as of one moment.
public struct Statistics<Counts: Hashable & Sendable>: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public let key: StatisticsKey
    public let counts: Counts
  }

  public let days: Range<Day>
  public let currency: Currency
  /// In order.
  public let rows: [Row]
  public let total: Counts

  /// The same with what is counted in another form.
  public func map<Other>(_ change: (Counts) -> Other) -> Statistics<Other> {
    Statistics<Other>(
      days: days, currency: currency, rows: rows.map { .init(key: $0.key, counts: change($0.counts)) },
      total: change(total))
  }
}

public typealias Occupancy = Statistics<OccupancyCounts>
public typealias MissedStays = Statistics<MissedCounts>
public typealias LeadTimes = Statistics<LeadCounts>
public typealias StayLengths = Statistics<LengthCounts>
