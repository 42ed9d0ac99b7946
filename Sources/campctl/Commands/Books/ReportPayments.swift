import Arguments
import CampgroundManager

/// Reports the money that came in and was paid out, as for closing the drawer.
struct ReportPayments: ReadCommand {
  var by = PaymentRequest().groupings
  var days = DayOrPeriod()
  var float: Amount?
  var imported = false
  var html = false

  static let help = CommandHelp(
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
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      option("by", .rowKeys(), "The keys of a row, one or several of method, actor and day.", default: "method") {
        $0.by = $1
      }
    ],
    part(DayOrPeriod.arguments) { $1(&$0.days) },
    [
      option("float", .amount, "The cash in the drawer before the first payment.") { $0.float = $1 },
      flag("imported", "Also count money that was paid elsewhere, which imports brought in.") { $0.imported = $1 },
      flag("html", "Print the report as a page with a plot: one file that loads nothing.") { $0.html = $1 },
    ])

  func perform(in campground: Campground) throws -> Response {
    var request = PaymentRequest()
    (request.from, request.before) = try days.ends
    (request.groupings, request.float) = (by, float)
    request.isWithImported = imported
    let place = try ReportArguments.place(campground, html: html)
    return PaymentReportView(report: try campground.payments.report(request)).response(html: place)
  }
}
