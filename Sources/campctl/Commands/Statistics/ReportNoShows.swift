import Arguments
import CampgroundManager

/// Reports parties that did not come.
struct ReportNoShows: StatisticsCommand {
  var by = StayGrouping.month
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report how many parties did not come.",
    discussion: """
      Share = no-shows / (parties that came + no-shows), by the day of arrival. The nights are those agreed on, of which \
      the rest was free again; the fees are what is owed for not coming. Without days it is this year; months without \
      a party are left out.
      """)

  static let arguments: [Argument] = .of(
    [
      option(
        "by", .choice("rows"), "A row for each month, type or source, or one of all.",
        default: ReportNoShows().by.rawValue
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func statistics(of campground: Campground) throws -> Statistics<NoShowCounts> {
    try campground.statistics.noShows(period.days, by: by).map(NoShowCounts.init)
  }

  func sheet<Key: StatisticsRowKey>(of statistics: Statistics<NoShowCounts>, _ key: Key.Type) -> Sheet {
    .noShows(statistics, by.rawValue, key)
  }
}
