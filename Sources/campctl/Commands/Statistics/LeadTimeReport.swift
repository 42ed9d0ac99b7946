import Arguments
import CampgroundManager

/// The report of how many days ahead stays are reserved: `report lead-time`.
enum LeadTimeReport: StatisticsDeclaration {
  static let report = StatisticsReport<StayGrouping, LeadCounts>(
    help: CommandHelp(
      "Report how many days ahead stays are reserved.",
      discussion: """
        Counted are stays that are to come, here or over, by the day of arrival, from the day on which they were reserved \
        or held; of those that were imported it is not known. Without days it is this year; months without a stay are left \
        out.
        """),
    rows: "A row for each month, type or source, or one of all.", by: .month,
    count: { try $0.leadTimes($1, by: $2) },
    sheet: StatisticsSheet(
      title: "Lead time", measure: "Median days", scale: .tenths, days: "arrivals ",
      note: """
        Lead time = days from reserving to the arrival; of stays that are to come, here or over. The bars show medians.
        """,
      empty: "Nothing is to be counted of arrivals"
    ) {
      Band.lead.table($0.days, unknown: $0.unknown, "Stays by days before the arrival", "Days before", "Stays")
    })
}
