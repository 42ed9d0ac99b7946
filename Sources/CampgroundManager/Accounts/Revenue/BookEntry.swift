import Persistence

/// An event of one day in a reservation's money: a night is spent, or the ledger has an entry of that day.
struct BookEntry: Hashable {
  let day: Day
  /// The reservation; nil for a sale.
  let reservation: ReservationID?
  /// The site of the night, or else of the reservation; nil when that was undone.
  let site: SiteNumber?
  /// The source of the reservation, if one was given.
  let source: String?
  /// The ledger's entry; nil for a night.
  var entry: LedgerID?
  /// The sort of the ledger's entry; nil for a night.
  var kind: LedgerEntry.Kind?
  /// The method of payment.
  var method: String?
  /// The lines in minor units; those of money are above 0 when it was received and below when it was paid out.
  let lines: [LedgerLine]
}

extension BookEntry: Comparable {
  /// Sorts by day; on one day the nights first, by reservation, then the ledger's entries in their order.
  static func < (left: BookEntry, right: BookEntry) -> Bool {
    (left.day, left.entry?.rawValue ?? 0, left.reservation?.rawValue ?? 0)
      < (right.day, right.entry?.rawValue ?? 0, right.reservation?.rawValue ?? 0)
  }
}

/// The months in which a campground has nights or entries of accounts, so that a report of years needs no memory.
struct BookMonths {
  let store: Store

  /// Calls the body with the days of each such month, in order, as far as they are among the given ones.
  func forEach(of days: ClosedRange<Day>, _ body: (ClosedRange<Day>) throws -> Void) throws {
    var start = days.lowerBound
    while let next = try firstDay(from: start), next <= days.upperBound {
      let last = min(next.lastOfMonth, days.upperBound)
      try body(next...last)
      guard last < days.upperBound else { return }
      start = last.advanced(by: 1)
    }
  }

  /// The first day with an entry; looks up each site's own, as the nights' key has them.
  private func firstDay(from day: Day) throws -> Day? {
    let first: Day? =
      try store.value(
        """
        SELECT min(first) FROM (
          SELECT (SELECT min(night) FROM night WHERE night.site = camp_site.id AND night.night >= \(day)) AS first
          FROM camp_site
          UNION ALL SELECT min(day) FROM ledger WHERE day >= \(day)) AS days
        """, as: Day?.self) ?? nil
    return first
  }
}

extension ReportService {
  /// Calls the body with the days of each month of some days that has nights or entries of accounts.
  func forEachMonth(of days: Range<Day>, _ body: (ClosedRange<Day>) throws -> Void) throws {
    try BookMonths(store: store).forEach(of: days.lowerBound...days.upperBound.advanced(by: -1), body)
  }
}
