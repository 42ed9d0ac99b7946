import ArgumentParser
import CampgroundManager

/// Reports parties that did not come.
struct ReportNoShows: ReadCommand {
  static let name = "report no-shows"
  static let configuration = CommandConfiguration(
    commandName: "no-shows",
    abstract: "Report how many parties did not come.",
    discussion: """
      Share = no-shows / (parties that came + no-shows), by the day of arrival. The nights are those agreed on, of which \
      the rest was free again; the fees are what is owed for not coming. Without days it is this year; months without \
      a party are left out.
      """)

  @OptionGroup var options: ReportOptions

  @Option(help: ArgumentHelp("A row for each month or type, or one of all.", valueName: "rows"))
  var by: StayGrouping?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  typealias Request = ReportRequest<StayGrouping>
  var request: Request { options.request(by: by) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let grouping = request.by ?? .month
    let found = try campground.statistics.noShows(request.days, by: grouping).map(NoShowCounts.init)
    let place = try request.place(campground)
    func answer<Key: StatisticsRowKey>(_ key: Key.Type) -> Answer {
      .statistics(found, key, .noShows(found, grouping.rawValue, key), html: place)
    }
    return grouping == .type ? answer(TypeRow.self) : answer(PeriodRow.self)
  }
}
