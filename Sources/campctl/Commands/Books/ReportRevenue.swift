import ArgumentParser
import CampgroundManager

/// Reports revenue by night stayed and by day paid.
struct ReportRevenue: ReadCommand {
  static let name = "report revenue"
  static let configuration = CommandConfiguration(
    commandName: "revenue",
    abstract: "Report revenue by night stayed, beside what was received by day paid.",
    discussion: """
      A night is earned on the day it begins, with its extras and its share of fees and taxes: a percentage by what the \
      nights cost, an amount for the stay on its first night. Fees for cancellations, no-shows and early departures, \
      and what is charged by hand, are earned on the day they are charged. Taxes are owed to others, and not among \
      what is earned. By type and site, a night counts where it is spent, and all else where its reservation is. \
      Without days it is this year; rows without anything are left out.
      """)

  @OptionGroup var options: ReportOptions

  @Option(help: ArgumentHelp("A row for each day, month, type or site.", valueName: "rows"))
  var by: RevenueGrouping?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  typealias Request = ReportRequest<RevenueGrouping>
  var request: Request { options.request(by: by) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    var asked = RevenueRequest()
    asked.from = request.from
    asked.before = request.before
    asked.grouping = request.by ?? .month
    let place = try request.place(campground)
    return .revenue(try campground.revenue.report(asked), by: asked.grouping, html: place)
  }
}

extension RevenueGrouping: ExpressibleByArgument {}
