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

/// The months in which a campground has nights or entries of accounts, some thousand nights at once, so that a report of years needs no
/// memory.
struct BookMonths {
  let store: Store

  /// The most nights that are read at once, and the most months.
  private static let limit = (nights: 10_000, months: 12)

  /// Calls the body with the days of these months, in order, as far as they are among the given ones.
  func forEach(of days: ClosedRange<Day>, _ body: (ClosedRange<Day>) throws -> Void) throws {
    var start = days.lowerBound
    while let (first, sites) = try next(from: start), first <= days.upperBound {
      let months = max(1, min(Self.limit.months, Self.limit.nights / (30 * max(1, sites))))
      let last = (1..<months).reduce(first.lastOfMonth) { last, _ in
        last < days.upperBound ? last.advanced(by: 1).lastOfMonth : last
      }
      guard last < days.upperBound else { return try body(first...days.upperBound) }
      start = last.advanced(by: 1)
      store.expect([{ [start] in _ = try next(from: start) }])
      try body(first...last)
    }
  }

  /// The first day with an entry, and the number of sites; looks up each site's own, as the nights' key has them.
  private func next(from day: Day) throws -> (first: Day, sites: Int)? {
    try store.first(
      """
      SELECT min(first), (SELECT count(*) FROM camp_site) FROM (
        SELECT (SELECT min(night) FROM night WHERE night.site = camp_site.id AND night.night >= \(day)) AS first
        FROM camp_site
        UNION ALL SELECT min(day) FROM ledger WHERE day >= \(day)) AS days
      """
    ) { row in
      let first: Day? = try row[0]
      return try first.map { (first: $0, sites: try row[1]) }
    } ?? nil
  }
}

extension ReportService {
  /// Calls the body with the days of months that have nights or entries of accounts.
  func forEachMonth(of days: Range<Day>, _ body: (ClosedRange<Day>) throws -> Void) throws {
    try BookMonths(store: store).forEach(of: days.lowerBound...days.upperBound.advanced(by: -1), body)
  }
}
