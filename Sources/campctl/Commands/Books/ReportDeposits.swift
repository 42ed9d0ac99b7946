import Arguments
import CampgroundManager

/// Reports the money that is held for stays to come.
struct ReportDeposits: ReadCommand {
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
    let place = try ReportArguments.place(campground, html: day.html)
    return DepositReportView(report: try campground.deposits.deposits(on: day.on)).response(html: place)
  }
}
