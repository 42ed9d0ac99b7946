import Arguments
import CampgroundManager

/// Reports taxes with the amounts taxed.
struct ReportTaxes: ReadCommand {
  var by = TaxReportRequest().groupings
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report taxes by night stayed, with the amounts that were taxed and those that were exempt.",
    discussion: """
      A tax counts on the night, on the site where that is spent. It is rounded once for a stay and spread over its \
      nights to the last cent, so months sum to the year and to the accounts. Taxes on charges and sales, corrections of \
      nights that are over, and the share of tax that a penalty keeps count on the day on which they were entered. The \
      period is this year by default; rows without any amount are left out.
      """,
    examples: [
      "campctl report taxes --from 2027-07-01 --before 2027-08-01", "campctl report taxes --by month,name --csv",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      option("by", .rowKeys(), "The keys of a row, one or several of name, month and type.", default: "name") {
        $0.by = $1
      }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func perform(in campground: Campground) throws -> Response {
    var request = TaxReportRequest()
    (request.from, request.before, request.groupings) = (period.from, period.before, by)
    let place = try period.place(campground)
    return TaxReportView(report: try campground.taxReport.report(request)).response(html: place)
  }
}
