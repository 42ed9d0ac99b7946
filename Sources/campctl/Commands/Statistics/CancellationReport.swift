import Arguments
import CampgroundManager

/// The report of how many reservations were cancelled, when and why: `report cancellations`.
enum CancellationReport: StatisticsDeclaration {
  static let report = StatisticsReport<CancellationGrouping, CancellationCounts>(
    help: CommandHelp(
      "Report the number of cancelled reservations, by month, type, source or reason.",
      discussion: """
        Share = cancelled / all reservations, by the day of arrival; an expired or released hold does not count. \
        The nights are those agreed on, the fees those for cancelling. By reason, each share is that of all \
        reservations, and the most frequent comes first. The period is this year by default; months without a \
        reservation are left out.
        """,
      examples: ["campctl report cancellations --from 2027-01-01 --before 2028-01-01 --by reason"]),
    rows: "A row for each month, type, source or reason, or one of all.", by: .month,
    count: { try $0.cancellations($1, by: $2).map(CancellationCounts.init) },
    sheet: StatisticsSheet(
      title: "Cancellations", measure: "Cancelled", scale: .count, days: "arrivals ",
      note: """
        Share = cancelled / all reservations, by the day of arrival. Nights are those agreed on; fees are those for \
        cancelling.
        """,
      empty: "There is no stay with an arrival"
    ) {
      let counts = $0.counts
      guard counts.missed > 0 else { return nil }
      return Band.notice.table(
        counts.notice, unknown: counts.unknown, "Cancelled by days before the arrival", "Days before", "Cancelled")
    })
}
