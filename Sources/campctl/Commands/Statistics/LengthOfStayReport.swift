import Arguments
import CampgroundManager

/// The report of how many nights stays have: `report length-of-stay`.
enum LengthOfStayReport: StatisticsDeclaration {
  static let report = StatisticsReport<StayGrouping, LengthCounts>(
    help: CommandHelp(
      "Report the number of nights of stays.",
      discussion: """
        The report counts reserved, current and past stays by the day of arrival, with all their nights; a stay \
        that ended early has the nights that were stayed. The period is this year by default; months without a \
        stay are left out.
        """,
      examples: ["campctl report length-of-stay", "campctl report length-of-stay --by type"]),
    rows: "A row for each month, type or source, or one of all.", by: .month,
    count: { try $0.stayLengths($1, by: $2) },
    sheet: StatisticsSheet(
      title: "Length of stay", measure: "Mean nights", scale: .tenths, days: "arrivals ",
      note: "Counted are stays that are to come, here or over, whole, by the day of arrival. The bars show means.",
      empty: "There is no stay with an arrival"
    ) {
      Band.nights.table($0.nights, unknown: 0, "Stays by number of nights", "Nights", "Stays")
    })
}
