import Arguments
import CampgroundManager

/// Reports the decisions of people about money.
struct ReportDiscounts: ReadCommand {
  var by = DecisionRequest().groupings
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report discounts and other decisions about money, by name, month or reason.",
    discussion: """
      Beside discounts these are own prices (the difference from the rates by which they were agreed), waivers, \
      write-offs, tax exemptions, and overrides of rules and limits. Discounts, own prices and exemptions of nights \
      count on the night, everything else on the day on which it was entered. Amounts below 0 are what campers owe \
      less. A night counts once for each decision about it. The period is this year by default; rows of 0 are left out.
      """,
    examples: [
      "campctl report discounts --from 2027-05-01 --before 2027-10-01", "campctl report discounts --by month,reason",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      option(
        "by", .rowKeys(), "The keys of a row, one or several of name, month and reason.", default: "name"
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func perform(in campground: Campground) throws -> Response {
    var request = DecisionRequest()
    request.from = period.from
    request.before = period.before
    request.groupings = by
    let place = try period.place(campground)
    return DecisionReportView(report: try campground.decisions.report(request)).response(html: place)
  }
}
