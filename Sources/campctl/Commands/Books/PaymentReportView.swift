import CampgroundManager

/// A report of payments.
struct PaymentReportView: SummedReport {
  let report: PaymentReport

  var label: String { PeriodWords.text(report.days) }
  var keys: [String] { ["method", "actor", "day", "received", "refunded", "net", "count"] }

  var rows: [PaymentRowView] {
    report.rows.map {
      PaymentRowView(key: $0.key, amounts: $0.amounts, groupings: report.groupings, currency: report.currency)
    }
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("from", report.days.lowerBound)
    fields.field("before", report.days.upperBound)
    fields.objects("rows", rows) { $0.write(to: &$1) }
    fields.object("total") { report.total.write(to: &$0, report.currency) }
    fields.field("float", report.drawer.map { report.currency.text($0.float) })
    fields.field("drawer", report.drawer.map { report.currency.text($0.sum) })
    fields.field("currency", report.currency)
  }

  var empty: String {
    ["No money was received or paid out from \(PeriodWords.span(report.days)).", drawer]
      .compactMap(\.self).joined(separator: " ")
  }

  var sheet: Sheet {
    let by = report.groupings.isEmpty ? "" : ", by \(report.groupings.map(\.rawValue).joined(separator: " and "))"
    return Sheet(
      title: "Payments", subtitle: "\(PeriodWords.span(report.days))\(by)", tables: [plot],
      notes: [drawer].compactMap(\.self), empty: empty)
  }

  /// `In the drawer: 150.00 float + 60.00 cash = 210.00.`
  private var drawer: String? {
    let text = report.currency.text
    return report.drawer.map {
      "In the drawer: \(text($0.float)) float \($0.cash < 0 ? "-" : "+") \(text(abs($0.cash))) cash = \(text($0.sum))."
    }
  }

  private var plot: SheetTable {
    let currency = report.currency
    let isGrouped = !report.groupings.isEmpty
    let titles = isGrouped ? report.groupings.map(\.title) : ["PAYMENTS"]
    let rest = Array(repeating: "", count: max(0, titles.count - 1))
    return SheetTable(
      title: "Net, in \(currency)",
      columns: titles.map { .flexible($0) } + [.right("RECEIVED"), .right("REFUNDED"), .right("NET"), .right("COUNT")],
      rows: rows.map { row in
        SheetTable.Row(
          cells: (isGrouped ? [] : ["all"]) + row.cells, label: DisplayWidth.cut(row.label, to: 24),
          bar: row.amounts.net, value: currency.text(row.amounts.net))
      },
      total: isGrouped ? ["Total"] + rest + report.total.cells(currency) : nil, scale: .money(currency),
      isOverTime: report.groupings == [.day])
  }
}

/// A row of a report of payments.
struct PaymentRowView: View {
  let key: PaymentKey
  let amounts: PaymentAmounts
  let groupings: [PaymentGrouping]
  let currency: Currency

  var label: String { groupings.isEmpty ? "all" : groupings.map(key.words).joined(separator: ", ") }
  var text: String { cells.joined(separator: "  ") }
  var cells: [String] { groupings.map(key.words) + amounts.cells(currency) }

  func write(to fields: inout some FieldWriter) {
    fields.field("method", key.method)
    fields.field("actor", key.actor)
    fields.field("day", key.day)
    amounts.write(to: &fields, currency)
  }
}
