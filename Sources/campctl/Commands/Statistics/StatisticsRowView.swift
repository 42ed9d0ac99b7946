import CampgroundManager

/// The counts of a report, as columns and in JSON.
protocol StatisticsColumns: Hashable, Sendable {
  static var columns: [TextColumn] { get }
  func write(to fields: inout some FieldWriter, _ currency: Currency)
  func cells(_ currency: Currency) -> [String]
  /// The length of the bar beside it, and its value in words.
  var bar: (length: Int, words: String) { get }
}

/// A row of a report.
struct StatisticsRowView<Key: StatisticsRowKey, Counts: StatisticsColumns>: View {
  let key: Key
  /// The days of the row, or else all requested days.
  let days: Range<Day>
  let counts: Counts
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    fields.field("from", days.lowerBound)
    fields.field("before", days.upperBound)
    key.write(to: &fields)
    counts.write(to: &fields, currency)
  }

  var label: String { key.words }
  var text: String { cells.joined(separator: "  ") }

  /// The columns; a name of a loop, or a reason, narrows on a narrow terminal.
  static var columns: [TextColumn] { [.flexible(Key.title)] + Counts.columns }
  var cells: [String] { [key.words] + counts.cells(currency) }
}

/// The rows of a report, drawn with bars.
struct StatisticsList<Key: StatisticsRowKey, Counts: StatisticsColumns>: Listing {
  let statistics: Statistics<Counts>
  let sheet: Sheet

  var keys: [String] {
    CSVWriter.keys(
      of: StatisticsRowView(
        key: Key.blank, days: statistics.days, counts: statistics.total, currency: statistics.currency))
  }

  var empty: String { sheet.empty }
  func lines(on screen: Screen) -> [String] { sheet.lines(on: screen) }

  func each(_ body: (StatisticsRowView<Key, Counts>) throws -> Void) throws {
    for report in statistics.reports(Key.self) { try body(report) }
  }
}

extension Statistics where Counts: StatisticsColumns {
  fileprivate func reports<Key: StatisticsRowKey>(_ type: Key.Type) -> [StatisticsRowView<Key, Counts>] {
    rows.compactMap { row in
      guard let key = Key.of(row.key) else { return nil }
      let span = (key as? PeriodRow)?.days ?? days
      return StatisticsRowView(key: key, days: span, counts: row.counts, currency: currency)
    }
  }

  /// The report's own table.
  func table<Key: StatisticsRowKey>(_ type: Key.Type, _ measure: String, _ scale: SheetTable.Scale) -> SheetTable {
    let rows = reports(Key.self).map { report in
      let bar = report.counts.bar
      return SheetTable.Row(cells: report.cells, label: report.key.brief, bar: bar.length, value: bar.words)
    }
    return SheetTable(
      title: measure, columns: StatisticsRowView<Key, Counts>.columns, rows: rows,
      total: rows.count > 1 ? ["Total"] + total.cells(currency) : nil, scale: scale, isOverTime: Key.isTime)
  }
}
