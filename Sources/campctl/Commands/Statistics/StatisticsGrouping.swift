import CampgroundManager

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
