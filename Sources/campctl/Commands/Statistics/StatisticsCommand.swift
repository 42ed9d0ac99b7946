import CampgroundManager

/// A report of counts over some days, with a row for each month, type and so on.
protocol StatisticsCommand: ReadCommand {
  associatedtype Grouping: StatisticsGrouping
  associatedtype Counts: StatisticsColumns
  var by: Grouping { get }
  var period: ReportArguments { get }
  func statistics(of campground: Campground) throws -> Statistics<Counts>
  func sheet<Key: StatisticsRowKey>(of statistics: Statistics<Counts>, _ key: Key.Type) -> Sheet
}

extension StatisticsCommand {
  func perform(in campground: Campground) throws -> Answer {
    let statistics = try statistics(of: campground)
    return answer(statistics, by.key, html: try period.place(campground))
  }

  private func answer<Key: StatisticsRowKey>(
    _ statistics: Statistics<Counts>, _ key: Key.Type, html place: Answer.Place?
  ) -> Answer {
    .statistics(statistics, key, sheet(of: statistics, key), html: place)
  }
}

/// The rows that a report can have.
protocol StatisticsGrouping: RawRepresentable<String>, CaseIterable, Sendable {
  /// The key of a row.
  var key: any StatisticsRowKey.Type { get }
}

extension OccupancyGrouping: StatisticsGrouping {
  var key: any StatisticsRowKey.Type {
    switch self {
    case .night, .week, .month: PeriodRow.self
    case .loop: LoopRow.self
    case .type: TypeRow.self
    }
  }
}

extension StayGrouping: StatisticsGrouping {
  var key: any StatisticsRowKey.Type {
    switch self {
    case .month, .all: PeriodRow.self
    case .type: TypeRow.self
    case .source: SourceRow.self
    }
  }
}

extension CancellationGrouping: StatisticsGrouping {
  var key: any StatisticsRowKey.Type {
    switch self {
    case .month, .all: PeriodRow.self
    case .type: TypeRow.self
    case .source: SourceRow.self
    case .reason: ReasonRow.self
    }
  }
}
