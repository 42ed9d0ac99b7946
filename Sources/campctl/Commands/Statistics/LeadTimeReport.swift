import Arguments
import CampgroundManager

/// The report of how many days ahead stays are reserved: `report lead-time`.
enum LeadTimeReport: StatisticsDeclaration {
  static let report = StatisticsReport<StayGrouping, LeadCounts>(
    help: CommandHelp(
      "Report the number of days from reserving to arrival.",
      discussion: """
        The report counts reserved, current and past stays by the day of arrival, from the day on which they were \
        reserved or held; the lead time of imported stays is unknown. The period is this year by default; months \
        without a stay are left out.
        """,
      examples: ["campctl report lead-time", "campctl report lead-time --by source"]),
    rows: "A row for each month, type or source, or one of all.", by: .month,
    count: { try $0.leadTimes($1, by: $2) },
    sheet: StatisticsSheet(
      title: "Lead time", measure: "Median days", scale: .tenths, days: "arrivals ",
      note: """
        Lead time = days from reserving to the arrival; of stays that are to come, here or over. The bars show medians.
        """,
      empty: "There is no stay with an arrival"
    ) {
      Band.lead.table($0.days, unknown: $0.unknown, "Stays by days before the arrival", "Days before", "Stays")
    })
}
