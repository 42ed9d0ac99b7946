import Arguments
import CampgroundManager

/// Reports the money that came in and was paid out, as for closing the drawer.
struct ReportPayments: ChainCommand, StaysBeneath {
  var by = PaymentsReport.report.by
  var days = DayOrPeriod()
  var float: Amount?
  var imported = false
  var html = false

  static var help: CommandHelp { PaymentsReport.report.help }

  static let arguments: [Argument<Self>] = .of(
    [option("by", PaymentsReport.report.reader, PaymentsReport.report.choice) { $0.by = $1 }.byDefault("method")],
    part(DayOrPeriod.arguments) { $1(&$0.days) },
    [
      option("float", .amount, "The cash in the drawer before the first payment.") { $0.float = $1 },
      flag("imported", "Also count money that was paid elsewhere, which imports brought in.") { $0.imported = $1 },
      flag("html", ReportArguments.page) { $0.html = $1 },
    ])

  func perform(in campground: Campground) throws -> Response {
    let report = try campground.reports.payments(try days.days, by: by, float: float, isWithImported: imported)
    return PaymentsReport.report.response(report, html: try ReportPlace(campground, html: html))
  }
}

/// The report of payments: `report payments`, and a part of `close-day`.
enum PaymentsReport: DeclaredReport {
  static let report = ReportDeclaration<Payment, PaymentAmounts, CashDrawer?>(
    help: CommandHelp(
      "Report payments received and refunded, by method, actor or day.",
      discussion: """
        Payments, sales and security deposits are received; refunds and returned security deposits are refunded. A \
        transfer between accounts is neither. An undo takes its entry back on the day and from the actor of the undo. \
        With --float the report has what should be in the drawer: the float and the cash received less the cash refunded. \
        The period is today by default.
        """,
      examples: [
        "campctl report payments --by method,actor --float 150.00",
        "campctl report payments --by day,method --from 2027-07-01 --before 2027-08-01",
      ]),
    form: .sums, keys: [.method, .actor, .day], by: [.method], amounts: PaymentAmounts.amounts,
    read: { try $0.payments($1, by: $2) }, title: "Payments", measure: "Net", bar: { .money($0.net) }, all: "PAYMENTS",
    empty: "No money was received or paid out from", remarks: { drawer(of: $0).map { [$0] } ?? [] },
    supplement: { report in
      let text = report.currency.text
      return .field("float", report.supplement.map { text($0.float) })
        + .field("drawer", report.supplement.map { text($0.sum) })
    }, joined: { _ in nil })

  /// `In the drawer: 150.00 float + 60.00 cash = 210.00.`
  private static func drawer(of report: PaymentReport) -> String? {
    let text = report.currency.text
    return report.supplement.map {
      "In the drawer: \(text($0.float)) float \($0.cash < 0 ? "-" : "+") \(text(abs($0.cash))) cash = \(text($0.sum))."
    }
  }
}
