/// The subject of a row of a report.
public enum StatisticsKey: Hashable, Sendable {
  /// A night, a week or a month, or the part of one within the requested days; or all of these days.
  case days(Range<Day>)
  /// A loop; nil for sites in no loop.
  case loop(String?)
  case type(Slug)
  /// A source; nil for reservations without one.
  case source(String?)
  /// A reason; nil where none was given.
  case reason(String?)
}

extension StatisticsKey: Comparable {
  /// Rows without a name come last.
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
  /// Weeks from Monday.
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

/// A report: a row for each key, and the sum of all of them, as of one moment.
public struct Statistics<Counts: Hashable & Sendable>: Hashable, Sendable {
  /// The counts of one part of the report.
  public struct Row: Hashable, Sendable {
    public let key: StatisticsKey
    public let counts: Counts
  }

  public let days: Range<Day>
  public let currency: Currency
  /// The rows in order.
  public let rows: [Row]
  public let total: Counts

  /// The same report with its counts in another form.
  public func map<Other>(_ change: (Counts) -> Other) -> Statistics<Other> {
    Statistics<Other>(
      days: days, currency: currency, rows: rows.map { .init(key: $0.key, counts: change($0.counts)) },
      total: change(total))
  }
}

/// The nights that were held among those for sale.
public typealias Occupancy = Statistics<OccupancyCounts>
/// The parties that did not come, or cancelled, among all.
public typealias MissedStays = Statistics<MissedCounts>
/// The days between making a reservation and its arrival.
public typealias LeadTimes = Statistics<LeadCounts>
/// The numbers of nights of stays.
public typealias StayLengths = Statistics<LengthCounts>
