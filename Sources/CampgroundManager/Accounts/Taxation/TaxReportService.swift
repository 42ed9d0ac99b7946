import Persistence

/// Reports the taxes that the campground owes to others, with the amounts taxed (domain rules R31 and R32).
///
/// A tax is rounded once for a stay and spread over its nights to the last cent, so the months sum to the year and to
/// the accounts.
public final class TaxReportService {
  private let store: Store
  private let clock: CampgroundClock
  private let nights: TaxedNights
  private let entries: TaxEntries

  public init(store: Store, clock: CampgroundClock = .system) {
    self.store = store
    self.clock = clock
    nights = TaxedNights(store: store, clock: clock)
    entries = TaxEntries(store: store, clock: clock)
  }

  /// The taxes of the requested days, all as of one moment.
  ///
  /// Throws ``CampingError`` when they are no days, or a sum exceeds the largest amount.
  public func report(_ request: TaxReportRequest = TaxReportRequest()) throws -> TaxReport {
    guard let days = request.days(today: clock.today) else {
      throw CampingError(.invalidRequest, [.report(.emptyPeriod(from: request.from, before: request.before))])
    }
    return try store.read {
      var rows: [TaxKey: TaxAmounts] = [:]
      var total = TaxAmounts()
      try forEachPart(in: days) { part in
        try rows[TaxKey(of: part, by: request.groupings), default: TaxAmounts()].add(part.amounts)
        try total.add(part.amounts)
      }
      return TaxReport(
        days: days, currency: try SettingsTable(store: store).settings().currency, groupings: request.groupings,
        rows: rows.filter { $0.value != TaxAmounts() }
          .sorted { $0.key.precedes($1.key, by: request.groupings) }
          .map { TaxReport.Row(key: $0.key, amounts: $0.value) },
        total: total)
    }
  }

  private func forEachPart(in days: Range<Day>, _ body: (TaxedPart) throws -> Void) throws {
    let types = try CampSiteTable(store: store).types()
    try BookMonths(store: store).forEach(of: days.lowerBound...days.upperBound.advanced(by: -1)) { month in
      try nights.forEach(on: month, types, body)
      try entries.forEach(on: month, types, body)
    }
  }
}
