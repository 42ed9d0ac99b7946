import Arguments
import CampgroundManager

/// The report of how many parties did not come: `report no-shows`.
enum NoShowReport: StatisticsDeclaration {
  static let report = StatisticsReport<StayGrouping, NoShowCounts>(
    help: CommandHelp(
      "Report the number of no-shows.",
      discussion: """
        Share = no-shows / (parties that came + no-shows), by the day of arrival. The nights are those agreed on, \
        of which the rest was free again; the fees are those for no-shows. The period is this year by default; \
        months without a party are left out.
        """,
      examples: ["campctl report no-shows", "campctl report no-shows --from 2027-01-01 --before 2028-01-01"]),
    rows: "A row for each month, type or source, or one of all.", by: .month,
    count: { try $0.noShows($1, by: $2).map(NoShowCounts.init) },
    sheet: StatisticsSheet(
      title: "No-shows", measure: "No-shows", scale: .count, days: "arrivals ",
      note: """
        Share = no-shows / (parties that came + no-shows). Nights are those agreed on; fees are those for no-shows.
        """,
      empty: "There is no stay with an arrival"))
}
