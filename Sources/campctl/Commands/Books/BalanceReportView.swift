import CampgroundManager

/// A report of balances by age.
struct BalanceReportView: SummedReport {
  let report: BalanceReport

  var label: String { report.day.description }
  var keys: [String] { CSVWriter.keys(of: BalanceRowView(row: .blank, currency: report.currency)) }
  var empty: String { "Nothing was owed before \(report.day.dated)." }
  var rows: [BalanceRowView] { report.rows.map { BalanceRowView(row: $0, currency: report.currency) } }

  func write(to fields: inout some FieldWriter) {
    fields.field("on", report.day)
    fields.objects("rows", rows) { $0.write(to: &$1) }
    fields.object("total") {
      $0.field("balance", report.currency.text(report.total))
      $0.field("days0to30", sum(.upTo30))
      $0.field("days31to60", sum(.upTo60))
      $0.field("days61to90", sum(.upTo90))
      $0.field("days91up", sum(.over90))
    }
    fields.field("currency", report.currency)
  }

  private func sum(_ age: BalanceAge) -> String { report.currency.text(report.byAge[age] ?? 0) }

  var sheet: Sheet {
    let currency = report.currency
    let ages = BalanceAge.allCases.map { "\(sum($0)) of \($0.rawValue) days" }.joined(separator: ", ")
    let table = SheetTable(
      title: "Owed, in \(currency)",
      columns: [.left("RESERVATION"), .flexible("CAMPER"), .left("PHONE"), .right("BALANCE"), .left("DAYS")],
      rows: rows.map { row in
        SheetTable.Row(
          cells: row.cells, label: row.label, bar: row.row.balance, value: currency.text(row.row.balance))
      },
      total: ["Total", "", "", currency.text(report.total), ""], scale: .money(currency), isOverTime: false)
    return Sheet(
      title: "Balances", subtitle: "before \(report.day.dated), by the days since they were due", tables: [table],
      notes: ["By age: \(ages)."], empty: empty)
  }
}

/// A row of a report of balances.
struct BalanceRowView: View {
  let row: BalanceReport.Row
  let currency: Currency

  var label: String { row.reservation.id?.description ?? "" }
  var text: String { cells.joined(separator: "  ") }
  var cells: [String] {
    [
      label, row.reservation.camper.fullName, row.reservation.camper.phoneNumber, currency.text(row.balance),
      row.age.rawValue,
    ]
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", row.reservation.id)
    fields.object("camper", row.reservation.camper.writeContact)
    fields.field("balance", currency.text(row.balance))
    fields.field("age", row.age.rawValue)
  }
}
