import Arguments
import CampgroundManager

/// Reports the length of stays.
struct ReportLengthOfStay: StatisticsCommand {
  var by = StayGrouping.month
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report how many nights stays have.",
    discussion: """
      Counted are stays that are to come, here or over, by the day of arrival, with all their nights; one that ended early \
      has those that were stayed. Without days it is this year; months without a stay are left out.
      """)

  static let arguments: [Argument] = .of(
    [
      option(
        "by", .choice("rows"), "A row for each month, type or source, or one of all.",
        default: ReportLengthOfStay().by.rawValue
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func statistics(of campground: Campground) throws -> StayLengths {
    try campground.statistics.stayLengths(period.days, by: by)
  }

  func sheet<Key: StatisticsRowKey>(of statistics: StayLengths, _ key: Key.Type) -> Sheet {
    .stayLengths(statistics, by.rawValue, key)
  }
}
