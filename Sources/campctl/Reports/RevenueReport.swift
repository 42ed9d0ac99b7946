import CampgroundManager

/// A row of a report of revenue.
struct RevenueReport<Key: RevenueRowKey>: ListedReport {
  let key: Key
  let amounts: RevenueAmounts
  let currency: Currency

  static var csvHeader: [String] {
    Key.header + [
      "nights", "extras", "fees", "penalties", "other", "taxes", "earned", "received", "currency",
    ]
  }

  func write(to fields: inout some FieldWriter) {
    key.write(to: &fields)
    fields.field("nights", currency.text(amounts.nights))
    fields.field("extras", currency.text(amounts.extras))
    fields.field("fees", currency.text(amounts.fees))
    fields.field("penalties", currency.text(amounts.penalties))
    fields.field("other", currency.text(amounts.other))
    fields.field("taxes", currency.text(amounts.taxes))
    fields.field("earned", currency.text(amounts.earned))
    fields.field("received", currency.text(amounts.received))
    fields.field("currency", currency)
  }

  var label: String { key.words }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] {
    [
      .left(Key.title), .right("NIGHTS"), .right("EXTRAS"), .right("FEES"), .right("PENALTIES"), .right("OTHER"),
      .right("EARNED"), .right("TAXES"), .right("RECEIVED"),
    ]
  }

  var cells: [String] { Self.cells(key.words, amounts, currency) }

  static func cells(_ words: String, _ amounts: RevenueAmounts, _ currency: Currency) -> [String] {
    let columns = [
      amounts.nights, amounts.extras, amounts.fees, amounts.penalties, amounts.other, amounts.earned, amounts.taxes,
      amounts.received,
    ]
    return [words] + columns.map(currency.text)
  }
}

/// What a row is about, as a table and a program read it.
protocol RevenueRowKey {
  static var header: [String] { get }
  static var title: String { get }
  var words: String { get }
  init?(_ key: RevenueKey)
  func write(to fields: inout some FieldWriter)
}

/// The rows of a report, with their total and what they earn as bars.
struct RevenueList<Key: RevenueRowKey>: DrawnListing {
  let revenue: Revenue
  let grouping: RevenueGrouping

  var empty: String { "Nothing is earned or received from \(revenue.days.lowerBound) to \(revenue.days.upperBound)." }

  func lines(on screen: Screen) -> [String] { sheet([]).lines(on: screen) }

  func each(_ body: (RevenueReport<Key>) throws -> Void) throws {
    for report in reports { try body(report) }
  }

  func sheet(_ notes: [String]) -> Sheet {
    Sheet(
      title: "Revenue",
      subtitle: "\(revenue.days.lowerBound) to \(revenue.days.upperBound), by \(grouping.rawValue)",
      tables: [table], notes: notes, empty: empty)
  }

  private var reports: [RevenueReport<Key>] {
    revenue.rows.compactMap { row in
      Key(row.key).map { RevenueReport(key: $0, amounts: row.amounts, currency: revenue.currency) }
    }
  }

  private var table: SheetTable {
    let (currency, reports) = (revenue.currency, reports)
    let rows = reports.map { report in
      SheetTable.Row(
        cells: report.cells, label: report.label, bar: report.amounts.earned,
        value: currency.text(report.amounts.earned))
    }
    return SheetTable(
      title: "Earned, in \(currency)", columns: RevenueReport<Key>.columns, rows: rows,
      total: RevenueReport<Key>.cells("Total", revenue.total, currency), scale: .money(currency),
      isOverTime: grouping == .month || grouping == .day)
  }
}
