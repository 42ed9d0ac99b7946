/// The subject of a row of a report.
package enum StatisticsKey: Hashable, Sendable {
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
  package static func < (left: StatisticsKey, right: StatisticsKey) -> Bool {
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
package enum OccupancyGrouping: String, Hashable, Sendable, CaseIterable {
  case night
  /// Weeks from Monday.
  case week
  case month
  case loop
  case type
}

/// The rows of a report of stays, by the day of their arrival.
package enum StayGrouping: String, Hashable, Sendable, CaseIterable {
  case month
  case type
  case source
  /// One row of all days.
  case all
}

/// The rows of a report of cancellations.
package enum CancellationGrouping: String, Hashable, Sendable, CaseIterable {
  case month
  case type
  case source
  case reason
  /// One row of all days.
  case all
}

/// A report: a row for each key, and the sum of all of them, as of one moment.
package struct Statistics<Counts: Hashable & Sendable>: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let key: StatisticsKey
    package let counts: Counts
  }

  package let days: Range<Day>
  package let currency: Currency
  /// The rows in order.
  package let rows: [Row]
  package let total: Counts

  /// The same report with its counts in another form.
  package func map<Other>(_ change: (Counts) -> Other) -> Statistics<Other> {
    Statistics<Other>(
      days: days, currency: currency, rows: rows.map { .init(key: $0.key, counts: change($0.counts)) },
      total: change(total))
  }
}

package typealias Occupancy = Statistics<OccupancyCounts>
package typealias MissedStays = Statistics<MissedCounts>
package typealias LeadTimes = Statistics<LeadCounts>
package typealias StayLengths = Statistics<LengthCounts>
