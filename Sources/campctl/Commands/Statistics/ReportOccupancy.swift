import Arguments
import CampgroundManager

/// Reports how full the campground is.
struct ReportOccupancy: StatisticsCommand {
  var by = OccupancyGrouping.night
  var period = ReportArguments()

  static let help = CommandHelp(
    "Report how many of the nights for sale are held.",
    discussion: """
      Occupancy = occupied / (site-nights - blocked). Occupied are the nights of valid holds and of reservations that \
      are to come, here or over, and those before a party was marked a no-show. A retired site counts only on the nights \
      that it holds. Weeks begin on Monday; the first and the last row may be cut by the days that are given. Without \
      days it is this month.
      """,
    examples: [
      "campctl report occupancy --from 2027-07-01 --before 2027-08-01 --by week",
      "campctl report occupancy --by loop --html",
    ])

  static let arguments: [Argument] = .of(
    [
      option(
        "by", .choice("rows"), "A row for each night, week, month, loop or type.",
        default: ReportOccupancy().by.rawValue
      ) { $0.by = $1 }
    ],
    part(ReportArguments.arguments) { $1(&$0.period) })

  func statistics(of campground: Campground) throws -> Occupancy {
    try campground.statistics.occupancy(period.days, by: by)
  }

  func sheet<Key: StatisticsRowKey>(of statistics: Occupancy, _ key: Key.Type) -> Sheet {
    .occupancy(statistics, by: by, key)
  }
}
