import CampgroundManager

/// A report of decisions.
struct DecisionReportView: SummedReport {
  let report: DecisionReport

  var label: String { PeriodWords.text(report.days) }
  var keys: [String] { ["name", "month", "reason", "nights", "amount", "taxNotCharged"] }
  var empty: String { "No discounts or other decisions, \(PeriodWords.span(report.days))." }

  var rows: [DecisionRowView] {
    report.rows.map {
      DecisionRowView(key: $0.key, amounts: $0.amounts, groupings: report.groupings, currency: report.currency)
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
      title: "Discounts", subtitle: "\(PeriodWords.span(report.days))\(by)", tables: [plot],
      notes: ["An amount below 0 is what campers owe less. A night counts once for each decision about it."],
      empty: empty)
  }

  private var plot: SheetTable {
    let currency = report.currency
    let isGrouped = !report.groupings.isEmpty
    let all = isGrouped ? [] : ["all"]
    let titles = isGrouped ? report.groupings.map(\.title) : ["DECISIONS"]
    let rest = Array(repeating: "", count: max(0, titles.count - 1))
    return SheetTable(
      title: "Less to pay, in \(currency)",
      columns: titles.map { .flexible($0) } + [.right("NIGHTS"), .right("AMOUNT"), .right("TAX NOT CHARGED")],
      rows: rows.map { row in
        SheetTable.Row(
          cells: all + row.cells, label: DisplayWidth.cut(row.label, to: 24), bar: -row.amounts.amount,
          value: currency.text(row.amounts.amount))
      },
      total: isGrouped ? ["Total"] + rest + report.total.cells(currency) : nil, scale: .money(currency),
      isOverTime: report.groupings == [.month])
  }
}

/// A row of a report of decisions.
struct DecisionRowView: View {
  let key: DecisionKey
  let amounts: DecisionAmounts
  let groupings: [DecisionGrouping]
  let currency: Currency

  var label: String { groupings.isEmpty ? "all" : groupings.map(key.words).joined(separator: ", ") }
  var text: String { cells.joined(separator: "  ") }
  var cells: [String] { groupings.map(key.words) + amounts.cells(currency) }

  func write(to fields: inout some FieldWriter) {
    fields.field("name", key.name?.text)
    fields.field("month", key.monthText)
    fields.field("reason", key.reason)
    amounts.write(to: &fields, currency)
  }
}
