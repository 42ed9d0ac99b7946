import CampgroundManager

/// A report of taxes.
struct TaxReportView: SummedReport {
  let report: TaxReport

  var label: String { PeriodWords.text(report.days) }
  var keys: [String] { ["name", "month", "type", "taxed", "exempt", "tax", "kept"] }
  var empty: String { "No taxes, \(PeriodWords.span(report.days))." }

  var rows: [TaxRowView] {
    report.rows.map {
      TaxRowView(key: $0.key, amounts: $0.amounts, groupings: report.groupings, currency: report.currency)
    }
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("from", report.days.lowerBound)
    fields.field("before", report.days.upperBound)
    fields.objects("rows", rows) { $0.write(to: &$1) }
    fields.object("total") { report.total.write(to: &$0, report.currency) }
    fields.field("currency", report.currency)
  }

  var sheet: Sheet {
    let by = report.groupings.isEmpty ? "" : ", by \(report.groupings.map(\.rawValue).joined(separator: " and "))"
    return Sheet(
      title: "Taxes", subtitle: "\(PeriodWords.span(report.days))\(by)", tables: [plot],
      notes: [
        "A tax is rounded once for a stay and spread over its nights to the last unit, so months sum to the year."
      ],
      empty: empty)
  }

  private var plot: SheetTable {
    let currency = report.currency
    let isGrouped = !report.groupings.isEmpty
    let titles = isGrouped ? report.groupings.map(\.title) : ["TAXES"]
    let rest = Array(repeating: "", count: max(0, titles.count - 1))
    return SheetTable(
      title: "Taxes, in \(currency)",
      columns: titles.map { .flexible($0) } + [.right("TAXED"), .right("EXEMPT"), .right("TAX"), .right("KEPT")],
      rows: rows.map { row in
        SheetTable.Row(
          cells: (isGrouped ? [] : ["all"]) + row.cells, label: DisplayWidth.cut(row.label, to: 24),
          bar: row.amounts.tax + row.amounts.kept, value: currency.text(row.amounts.tax + row.amounts.kept))
      },
      total: isGrouped ? ["Total"] + rest + report.total.cells(currency) : nil, scale: .money(currency),
      isOverTime: report.groupings == [.month])
  }
}

/// A row of a report of taxes.
struct TaxRowView: View {
  let key: TaxKey
  let amounts: TaxAmounts
  let groupings: [TaxGrouping]
  let currency: Currency

  var label: String { groupings.isEmpty ? "all" : groupings.map(key.words).joined(separator: ", ") }
  var text: String { cells.joined(separator: "  ") }
  var cells: [String] { groupings.map(key.words) + amounts.cells(currency) }

  func write(to fields: inout some FieldWriter) {
    fields.field("name", key.name)
    fields.field("month", key.monthText)
    fields.field("type", key.type)
    amounts.write(to: &fields, currency)
  }
}
