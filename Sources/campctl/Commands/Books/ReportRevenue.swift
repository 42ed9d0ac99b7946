import Arguments
import CampgroundManager

/// Reports revenue by night stayed and by day paid.
struct ReportRevenue: ReadCommand {
  var by: RevenueGrouping?
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report revenue by night stayed, beside the payments received by day paid.",
    discussion: """
      A night is earned on the day it begins, with its extras and its share of fees and taxes: a percentage by the \
      price of the nights, an amount for the stay on its first night. Fees for cancellations, no-shows and early \
      departures, charges by hand and waivers are earned on the day they are charged. Taxes are owed to others and are \
      not earned. By type and site, a night counts where it is spent, and everything else where its reservation \
      is. The period is this year by default; rows without any amount are left out.
      """,
    examples: ["campctl report revenue --from 2027-05-01 --before 2027-10-01 --by type"])

  static let arguments: [Argument<Self>] = .of(
    [
      option(
        "by", .choice("rows"), "A row for each day, month, type or site.", default: RevenueRequest().grouping.rawValue
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func perform(in campground: Campground) throws -> Response {
    var request = RevenueRequest()
    request.from = period.from
    request.before = period.before
    if let by { request.grouping = by }
    let place = try period.place(campground)
    return .revenue(try campground.revenue.report(request), by: request.grouping, html: place)
  }
}
