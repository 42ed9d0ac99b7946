import Arguments
import CampgroundManager

/// Reports the lead time of stays.
struct ReportLeadTime: StatisticsCommand {
  var by = StayGrouping.month
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report how many days ahead stays are reserved.",
    discussion: """
      Counted are stays that are to come, here or over, by the day of arrival, from the day on which they were reserved \
      or held; of those that were imported it is not known. Without days it is this year; months without a stay are left \
      out.
      """)

  static let arguments: [Argument] = .of(
    [
      option(
        "by", .choice("rows"), "A row for each month, type or source, or one of all.",
        default: ReportLeadTime().by.rawValue
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func statistics(of campground: Campground) throws -> LeadTimes {
    try campground.statistics.leadTimes(period.days, by: by)
  }

  func sheet<Key: StatisticsRowKey>(of statistics: LeadTimes, _ key: Key.Type) -> Sheet {
    .leadTimes(statistics, by.rawValue, key)
  }
}
