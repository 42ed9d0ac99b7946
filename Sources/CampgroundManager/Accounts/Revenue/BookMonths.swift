import Persistence

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
