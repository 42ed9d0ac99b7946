import CampgroundManager

/// A row of a report of revenue.
struct RevenueRowView: View {
  let key: RevenueKey
  let amounts: RevenueAmounts
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    key.write(to: &fields)
    fields.field("nights", currency.text(amounts.nights))
    fields.field("extras", currency.text(amounts.extras))
    fields.field("discounts", currency.text(amounts.discounts))
    fields.field("fees", currency.text(amounts.fees))
    fields.field("penalties", currency.text(amounts.penalties))
    fields.field("other", currency.text(amounts.other))
    fields.field("taxes", currency.text(amounts.taxes))
    fields.field("earned", currency.text(amounts.earned))
    fields.field("received", currency.text(amounts.received))
    fields.field("writtenOff", currency.text(amounts.writtenOff))
    fields.field("currency", currency)
  }

  var label: String { key.words }
  var text: String { cells.joined(separator: "  ") }

  var cells: [String] { Self.cells(key.words, amounts, currency, hasDiscounts: amounts.discounts != 0) }

  static func cells(
    _ words: String, _ amounts: RevenueAmounts, _ currency: Currency, hasDiscounts: Bool
  ) -> [String] {
    let columns =
      [amounts.nights, amounts.extras] + (hasDiscounts ? [amounts.discounts] : []) + [
        amounts.fees, amounts.penalties, amounts.other, amounts.earned, amounts.taxes, amounts.received,
      ]
    return [words] + columns.map(currency.text)
  }
}

/// The rows of a report, with their total and their revenue as bars.
struct RevenueList: Listing {
  let revenue: Revenue
  let grouping: RevenueGrouping

  var keys: [String] {
    CSVWriter.keys(of: RevenueRowView(key: grouping.blank, amounts: RevenueAmounts(), currency: revenue.currency))
  }

  var empty: String { "Nothing is earned or received from \(PeriodWords.span(revenue.days))." }

  func lines(on screen: Screen) -> [String] { sheet([]).lines(on: screen) }

  func each(_ body: (RevenueRowView) throws -> Void) throws { try reports.forEach(body) }

  func sheet(_ notes: [String]) -> Sheet {
    Sheet(
      title: "Revenue",
      subtitle: "\(PeriodWords.span(revenue.days)), by \(grouping.rawValue)",
      tables: [table], notes: notes, empty: empty)
  }

  private var reports: [RevenueRowView] {
    revenue.rows.map { RevenueRowView(key: $0.key, amounts: $0.amounts, currency: revenue.currency) }
  }

  private var table: SheetTable {
    let currency = revenue.currency
    let rows = reports.map { report in
      SheetTable.Row(
        cells: RevenueRowView.cells(report.key.words, report.amounts, currency, hasDiscounts: hasDiscounts),
        label: report.label, bar: report.amounts.earned,
        value: currency.text(report.amounts.earned))
    }
    return SheetTable(
      title: "Earned, in \(currency)", columns: columns, rows: rows,
      total: RevenueRowView.cells("Total", revenue.total, currency, hasDiscounts: hasDiscounts),
      scale: .money(currency),
      isOverTime: grouping == .month || grouping == .day)
  }

  /// True when there is any; a campground without them needs no column.
  private var hasDiscounts: Bool { revenue.rows.contains { $0.amounts.discounts != 0 } }

  private var columns: [TextColumn] {
    let discounts: [TextColumn] = hasDiscounts ? [.right("DISCOUNTS")] : []
    return [.left(grouping.title), .right("NIGHTS"), .right("EXTRAS")] + discounts + [
      .right("FEES"), .right("PENALTIES"), .right("OTHER"), .right("EARNED"), .right("TAXES"), .right("RECEIVED"),
    ]
  }
}
