import Arguments
import CampgroundManager

/// Reports reservations that were cancelled.
struct ReportCancellations: StatisticsCommand {
  var by = CancellationGrouping.month
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report how many reservations were cancelled, when and why.",
    discussion: """
      Share = cancelled / all reservations, by the day of arrival; a hold that was given up or ran out is none. The \
      nights are those agreed on, the fees what is owed for cancelling. By reason, each share is of all reservations, \
      and the most frequent comes first. Without days it is this year; months without a reservation are left out.
      """,
    examples: ["campctl report cancellations --from 2027-01-01 --before 2028-01-01 --by reason"])

  static let arguments: [Argument] = .of(
    [
      option(
        "by", .choice("rows"), "A row for each month, type, source or reason, or one of all.",
        default: ReportCancellations().by.rawValue
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func statistics(of campground: Campground) throws -> Statistics<CancellationCounts> {
    try campground.statistics.cancellations(period.days, by: by).map(CancellationCounts.init)
  }

  func sheet<Key: StatisticsRowKey>(of statistics: Statistics<CancellationCounts>, _ key: Key.Type) -> Sheet {
    .cancellations(statistics, by.rawValue, key)
  }
}
