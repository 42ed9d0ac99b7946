import Arguments
import CampgroundManager

/// One report of the command ``ReportStatistics``.
protocol StatisticsDeclaration: Sendable {
  associatedtype Grouping: StatisticsGrouping
  associatedtype Counts: StatisticsColumns
  static var report: StatisticsReport<Grouping, Counts> { get }
}

/// The parts in which a report of counts differs from the others.
struct StatisticsReport<Grouping: StatisticsGrouping, Counts: StatisticsColumns>: Sendable {
  let help: CommandHelp
  /// The help of `--by`.
  let rows: String
  /// The rows that it has by default.
  let by: Grouping
  /// The year of days without one.
  var direction = DayRelation.Direction.thisYear
  let count: @Sendable (StatisticsService, ReportDays, Grouping) throws -> Statistics<Counts>
  let sheet: StatisticsSheet<Counts>
}

/// The words around the rows of a report, and the table that may follow them.
struct StatisticsSheet<Counts: StatisticsColumns>: Sendable {
  let title: String
  /// The heading of the bars.
  let measure: String
  let scale: SheetTable.Scale
  /// The words before the days, such as `arrivals `.
  let days: String
  let note: String
  /// The beginning of the sentence for no rows.
  let empty: String
  /// A second table, of all that was counted.
  var spread: @Sendable (Counts) -> SheetTable? = { _ in nil }

  func sheet<Key: StatisticsRowKey>(of statistics: Statistics<Counts>, by rows: String, _ key: Key.Type) -> Sheet {
    let days = PeriodWords.span(statistics.days)
    let tables = [statistics.table(key, measure, scale), spread(statistics.total)]
    return Sheet(
      title: title, subtitle: self.days + days + (rows == "all" ? "" : ", by \(rows)"),
      tables: tables.compactMap(\.self), notes: [note], empty: "\(empty) from \(days).")
  }
}
