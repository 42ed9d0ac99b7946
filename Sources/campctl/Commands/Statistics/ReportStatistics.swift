import Arguments
import CampgroundManager

/// Reports counts over some days, with a row for each month, type and so on.
struct ReportStatistics<Declaration: StatisticsDeclaration>: ReadCommand {
  var by = Declaration.report.by
  var period = ReportArguments()

  static var help: CommandHelp { Declaration.report.help }

  static var arguments: [Argument<Self>] {
    .of(
      [option("by", .choice("rows"), Declaration.report.rows, default: Self().by.rawValue) { $0.by = $1 }],
      part(ReportArguments.arguments(Declaration.report.direction)) { $1(&$0.period) })
  }

  func perform(in campground: Campground) throws -> Response {
    let statistics = try Declaration.report.count(campground.statistics, period.days, by)
    return response(statistics, by.key, html: try period.place(campground))
  }

  private func response<Key: StatisticsRowKey>(
    _ statistics: Statistics<Declaration.Counts>, _ key: Key.Type, html place: ReportArguments.Place?
  ) -> Response {
    let sheet = Declaration.report.sheet.sheet(of: statistics, by: by.rawValue, key)
    if let place { return .page(sheet.page(of: place.name)) }
    return Response(StatisticsList<Key, Declaration.Counts>(statistics: statistics, sheet: sheet))
  }
}
