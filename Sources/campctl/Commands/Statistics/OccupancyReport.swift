import Arguments
import CampgroundManager

/// The report of how many of the nights for sale are held: `report occupancy`.
enum OccupancyReport: StatisticsDeclaration {
  static let report = StatisticsReport<OccupancyGrouping, OccupancyCounts>(
    help: CommandHelp(
      "Report the share of the nights for sale that is occupied.",
      discussion: """
        Occupancy = occupied / (site-nights for sale - blocked). The nights of current holds and of reserved, current and \
        past stays are occupied, and those before a party was marked a no-show. The nights outside the season of \
        the campground or of the site's type are not for sale: these, and those of a retired site, count only when \
        they are held. Weeks begin on Monday; the given days can cut the first and the last row. The period \
        is this month by default.
        """,
      examples: [
        "campctl report occupancy --from 2027-07-01 --before 2027-08-01 --by week",
        "campctl report occupancy --by loop --html",
      ]),
    rows: "A row for each night, week, month, loop or type.", by: .night, direction: .nearest,
    count: { try $0.occupancy($1, by: $2) },
    sheet: StatisticsSheet(
      title: "Occupancy", measure: "Occupancy", scale: .share, days: "",
      note: "Occupancy = occupied / (site-nights for sale - blocked).", empty: "There are no nights to sell"))
}
