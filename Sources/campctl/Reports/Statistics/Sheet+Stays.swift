import CampgroundManager

/// The sheets of the reports of stays.
extension Sheet {
  static func leadTimes<Key: StatisticsRowKey>(_ leads: LeadTimes, _ rows: String, _ key: Key.Type) -> Sheet {
    stays(
      "Lead time", leads, rows, leads.table(key, "Median days", .tenths),
      Band.lead.table(
        leads.total.days, unknown: leads.total.unknown, "Stays by days before the arrival", "Days before", "Stays"),
      "Lead time = days from reserving to the arrival; of stays that are to come, here or over. The bars show medians.")
  }

  static func stayLengths<Key: StatisticsRowKey>(_ lengths: StayLengths, _ rows: String, _ key: Key.Type) -> Sheet {
    stays(
      "Length of stay", lengths, rows, lengths.table(key, "Mean nights", .tenths),
      Band.nights.table(lengths.total.nights, unknown: 0, "Stays by number of nights", "Nights", "Stays"),
      "Counted are stays that are to come, here or over, whole, by the day of arrival. The bars show means.")
  }

  static func noShows<Key: StatisticsRowKey>(
    _ missed: Statistics<NoShowCounts>, _ rows: String, _ key: Key.Type
  ) -> Sheet {
    stays(
      "No-shows", missed, rows, missed.table(key, "No-shows", .count), nil,
      "Share = no-shows / (parties that came + no-shows). Nights are those agreed on; fees are what is owed for them.")
  }

  static func cancellations<Key: StatisticsRowKey>(
    _ missed: Statistics<CancellationCounts>, _ rows: String, _ key: Key.Type
  ) -> Sheet {
    let total = missed.total.counts
    return stays(
      "Cancellations", missed, rows, missed.table(key, "Cancelled", .count),
      total.missed == 0
        ? nil
        : Band.notice.table(
          total.notice, unknown: total.unknown, "Cancelled by days before the arrival", "Days before", "Cancelled"),
      "Share = cancelled / all reservations, by the day of arrival. Nights are those agreed on; fees are what is owed for "
        + "cancelling.")
  }

  private static func stays<Counts>(
    _ title: String, _ statistics: Statistics<Counts>, _ rows: String, _ table: SheetTable, _ spread: SheetTable?,
    _ note: String
  ) -> Sheet {
    let days = "\(statistics.days.lowerBound) to \(statistics.days.upperBound)"
    return Sheet(
      title: title, subtitle: "arrivals \(days)" + (rows == "all" ? "" : ", by \(rows)"),
      tables: [table, spread].compactMap(\.self), notes: [note],
      empty: "Nothing is to be counted of arrivals from \(days).")
  }
}
