import Persistence

/// Reports the amounts that the campground earns and receives.
///
/// A night is earned on the day it begins, with its extras and its share of fees and taxes; penalties for
/// cancellations, no-shows and early departures, and charges made by hand, are earned on the day of their entry in the
/// ledger.
public final class RevenueService {
  private let store: Store
  private let clock: CampgroundClock
  private let table: RevenueTable

  public init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    table = RevenueTable(store: store, clock: clock)
  }

  /// The amounts earned and received in the requested days, all as of one moment.
  ///
  /// Throws ``CampingError`` when they are no days, or a sum exceeds the largest amount.
  public func report(_ request: RevenueRequest = RevenueRequest()) throws -> Revenue {
    let today = clock.today
    guard let days = request.days(today: today) else {
      throw CampingError(.invalidRequest, [.report(.emptyPeriod(from: request.from, before: request.before))])
    }
    return try store.read {
      let types = request.grouping == .type ? try CampSiteTable(store: store).types() : [:]
      var rows: [RevenueKey: RevenueAmounts] = [:]
      var (total, toCome) = (RevenueAmounts(), RevenueAmounts())
      try table.forEachMonth(of: days.lowerBound...days.upperBound.advanced(by: -1)) { entries in
        for entry in entries {
          try rows[entry.key(request.grouping, in: days, types), default: RevenueAmounts()].add(entry.lines)
          try total.add(entry.lines)
          if entry.entry == nil, entry.day >= today { try toCome.add(entry.lines) }
        }
      }
      return Revenue(
        days: days, currency: try SettingsTable(store: store).settings().currency,
        rows: rows.sorted { $0.key < $1.key }.map { Revenue.Row(key: $0.key, amounts: $0.value) }, total: total,
        toCome: toCome, accounts: try table.accounts())
    }
  }
}

extension BookEntry {
  /// The row of a report that it belongs to.
  fileprivate func key(_ grouping: RevenueGrouping, in days: Range<Day>, _ types: [SiteNumber: Slug]) -> RevenueKey {
    switch grouping {
    case .day: .days(day..<day.advanced(by: 1))
    case .month:
      .days(max(day.firstOfMonth, days.lowerBound)..<min(day.lastOfMonth.advanced(by: 1), days.upperBound))
    case .type: .type(site.flatMap { types[$0] })
    case .site: .site(site)
    }
  }
}
