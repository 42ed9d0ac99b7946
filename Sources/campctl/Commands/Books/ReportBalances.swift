import Arguments
import CampgroundManager

/// Reports the balances that are owed, by age.
struct ReportBalances: ReadCommand {
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
    let place = try ReportArguments.place(campground, html: day.html)
    return BalanceReportView(report: try campground.deposits.balances(on: day.on)).response(html: place)
  }
}
