import Arguments
import CampgroundManager

/// Reports the money that is held for stays to come.
struct ReportDeposits: ChainCommand, StaysBeneath {
  var day = DayArguments()

  static let help = CommandHelp(
    "Report the money that is held for stays to come, by reservation.",
    discussion: """
      The state is that before the day begins: payments, charges and nights of that day and later do not count. Held is \
      the amount that was paid and not earned yet; the same of a stay that is over or cancelled is a credit. Security deposits \
      stand apart. Held and credit are the account liabilities:deposits of export hledger.
      """,
    examples: ["campctl report deposits --on 2027-08-01"])

  static let arguments: [Argument<Self>] = .of(part(DayArguments.arguments) { $1(&$0.day) })

  func perform(in campground: Campground) throws -> Response {
    let report = try campground.reports.deposits(on: day.on)
    return report.view.response(html: try ReportPlace(campground, html: day.html)).adding(up: report)
  }
}

/// Reports the balances that are owed, by age.
struct ReportBalances: ChainCommand, StaysBeneath {
  var day = DayArguments()

  static let help = CommandHelp(
    "Report the balances that campers owe, by the number of days since they were due.",
    discussion: """
      The state is that before the day begins: entries of accounts of that day and later do not count. A balance is due \
      on the day of the last charge that was not taken back, of a stay to come, going on or over at the earliest on its \
      day of departure. A balance that is not due yet counts as 0 to 30 days old. The oldest is first.
      """,
    examples: ["campctl report balances --on 2027-10-01"])

  static let arguments: [Argument<Self>] = .of(part(DayArguments.arguments) { $1(&$0.day) })

  func perform(in campground: Campground) throws -> Response {
    let report = try campground.reports.balances(on: day.on)
    return report.view.response(html: try ReportPlace(campground, html: day.html)).adding(up: report)
  }
}

extension DepositReport {
  var view: ReportView {
    let figures = DepositAmounts.amounts
    func fields(_ stay: FormerStay, _ amounts: DepositAmounts) -> Extras {
      start(of: stay) + .field("arrival", stay.arrival) + figures.fields(of: amounts, currency)
    }
    let rows = rows.map { row in
      ReportRow(
        stay: row.stay, [row.stay.arrival.dated] + figures.cells(of: row.amounts, currency),
        fields(row.stay, row.amounts))
    }
    let table = SheetTable(
      title: "Held and credit, in \(currency)",
      columns: [.left("RESERVATION"), .flexible("CAMPER"), .left("ARRIVAL")] + figures.columns(),
      rows: zip(rows, self.rows).map { $0.row(bar: $1.amounts.held + $1.amounts.credit, currency) },
      total: ["Total", "", ""] + figures.cells(of: total, currency), scale: .money(currency), isOverTime: false
    ).orTotal
    return ReportView(
      label: day.description, period: .field("on", day), rows: rows, total: figures.fields(of: total, currency),
      rest: .field("currency", currency), header: fields(.blank, DepositAmounts()),
      sheet: Sheet(
        title: "Deposits", subtitle: "before \(day.dated)", tables: [table],
        notes: ["Held = paid and not earned before the day; of a stay that is over or cancelled it is a credit."],
        empty: "Nothing is held for a camper before \(day.dated)."))
  }
}

extension BalanceReport {
  var view: ReportView {
    func fields(_ row: OwedBalance) -> Extras {
      start(of: row.stay) + .amount("balance", row.balance, currency) + .field("age", row.age.rawValue)
    }
    let rows = rows.map { row in
      ReportRow(
        stay: row.stay, [row.stay.camper.phoneNumber, currency.text(row.balance), row.age.rawValue], fields(row))
    }
    let table = SheetTable(
      title: "Owed, in \(currency)",
      columns: [.left("RESERVATION"), .flexible("CAMPER"), .left("PHONE"), .right("BALANCE"), .left("DAYS")],
      rows: zip(rows, self.rows).map { $0.row(bar: $1.balance, currency) },
      total: ["Total", "", "", currency.text(total), ""], scale: .money(currency), isOverTime: false
    ).orTotal
    let ages = BalanceAge.allCases.map { "\(sum($0)) of \($0.rawValue) days" }.joined(separator: ", ")
    return ReportView(
      label: day.description, period: .field("on", day), rows: rows, total: sums, rest: .field("currency", currency),
      header: fields(.blank),
      sheet: Sheet(
        title: "Balances", subtitle: "before \(day.dated), by the days since they were due", tables: [table],
        notes: ["By age: \(ages)."], empty: "Nothing was owed before \(day.dated)."))
  }

  private func sum(_ age: BalanceAge) -> String { currency.text(byAge[age] ?? 0) }

  private var sums: Extras {
    .field("balance", currency.text(total)) + .field("days0to30", sum(.upTo30)) + .field("days31to60", sum(.upTo60))
      + .field("days61to90", sum(.upTo90)) + .field("days91up", sum(.over90))
  }
}

/// The fields with which the rows of both begin.
private func start(of stay: FormerStay) -> Extras {
  .field("reservation", stay.id) + .object("camper", CamperContact(camper: stay.camper))
}

/// The camper of a row, with name and telephone number.
private struct CamperContact: FieldWritable {
  let camper: Camper

  func write(to fields: inout some FieldWriter) { camper.writeContact(to: &fields) }
}

extension ReportRow {
  fileprivate init(stay: FormerStay, _ cells: [String], _ fields: Extras) {
    let label = stay.id.description
    self.init(label: label, cells: [label, stay.camper.fullName] + cells, fields: fields)
  }

  fileprivate func row(bar: Int, _ currency: Currency) -> SheetTable.SheetRow {
    SheetTable.SheetRow(cells: cells, label: label, bar: bar, value: currency.text(bar))
  }
}
