import Arguments
import CampgroundManager

/// The report of how many of the nights for sale are held: `report occupancy`.
enum OccupancyReport: DeclaredReport {
  static let report = ReportDeclaration<SiteNights, OccupancyCounts, Void>(
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
    form: .datedRows, keys: [.night, .week, .month, .loop, .type], by: [.night], direction: .nearest,
    amounts: OccupancyCounts.amounts, read: { try $0.occupancy($1, by: $2[0]) }, title: "Occupancy",
    measure: "Occupancy", bar: { .share($0.occupancy) },
    notes: ["Occupancy = occupied / (site-nights for sale - blocked)."],
    empty: "There are no nights to sell from")
}
