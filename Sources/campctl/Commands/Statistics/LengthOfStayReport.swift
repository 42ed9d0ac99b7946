import Arguments
import CampgroundManager

/// The report of how many nights stays have: `report length-of-stay`.
enum LengthOfStayReport: StatisticsDeclaration {
  static let report = StatisticsReport<StayGrouping, LengthCounts>(
    help: CommandHelp(
      "Report how many nights stays have.",
      discussion: """
        Counted are stays that are to come, here or over, by the day of arrival, with all their nights; one that ended early \
        has those that were stayed. Without days it is this year; months without a stay are left out.
        """),
    rows: "A row for each month, type or source, or one of all.", by: .month,
    count: { try $0.stayLengths($1, by: $2) },
    sheet: StatisticsSheet(
      title: "Length of stay", measure: "Mean nights", scale: .tenths, days: "arrivals ",
      note: "Counted are stays that are to come, here or over, whole, by the day of arrival. The bars show means.",
      empty: "Nothing is to be counted of arrivals"
    ) {
      Band.nights.table($0.nights, unknown: 0, "Stays by number of nights", "Nights", "Stays")
    })
}
