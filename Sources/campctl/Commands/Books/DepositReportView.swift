import CampgroundManager

/// A report of deposits.
struct DepositReportView: SummedReport {
  let report: DepositReport

  var label: String { report.day.description }
  var keys: [String] {
    CSVWriter.keys(of: DepositRowView(reservation: .blank, amounts: DepositAmounts(), currency: report.currency))
  }
  var empty: String { "Nothing is held for a camper before \(report.day.dated)." }
  var rows: [DepositRowView] {
    report.rows.map { DepositRowView(reservation: $0.reservation, amounts: $0.amounts, currency: report.currency) }
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("on", report.day)
    fields.objects("rows", rows) { $0.write(to: &$1) }
    fields.object("total") { report.total.write(to: &$0, report.currency) }
    fields.field("currency", report.currency)
  }

  var sheet: Sheet {
    let currency = report.currency
    let table = SheetTable(
      title: "Held and credit, in \(currency)",
      columns: [
        .left("RESERVATION"), .flexible("CAMPER"), .left("ARRIVAL"), .right("HELD"), .right("CREDIT"),
        .right("SECURITY"),
      ],
      rows: rows.map { row in
        let sum = row.amounts.held + row.amounts.credit
        return SheetTable.Row(cells: row.cells, label: row.label, bar: sum, value: currency.text(sum))
      },
      total: ["Total", "", ""] + report.total.cells(currency), scale: .money(currency), isOverTime: false)
    return Sheet(
      title: "Deposits", subtitle: "before \(report.day.dated)", tables: [table],
      notes: ["Held = paid and not earned before the day; of a stay that is over or cancelled it is a credit."],
      empty: empty)
  }
}

/// A row of a report of deposits.
struct DepositRowView: View {
  let reservation: Reservation
  let amounts: DepositAmounts
  let currency: Currency

  var label: String { reservation.id?.description ?? "" }
  var text: String { cells.joined(separator: "  ") }
  var cells: [String] {
    [label, reservation.camper.fullName, reservation.arrival.dated] + amounts.cells(currency)
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation.id)
    fields.object("camper", reservation.camper.writeContact)
    fields.field("arrival", reservation.arrival)
    amounts.write(to: &fields, currency)
  }
}

/// The sums of deposits, as columns and in JSON.
extension DepositAmounts {
  func write(to fields: inout some FieldWriter, _ currency: Currency) {
    fields.field("held", currency.text(held))
    fields.field("credit", currency.text(credit))
    fields.field("security", currency.text(security))
  }

  func cells(_ currency: Currency) -> [String] { [held, credit, security].map(currency.text) }
}
