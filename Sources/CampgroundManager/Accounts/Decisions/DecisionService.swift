import Persistence

/// Reports the decisions of people about money (domain rules R28 and R29).
///
/// Discounts, agreed prices and exemptions count on the night; waivers, write-offs, overrides and the
/// discounts of nights that were slept before count on the day on which they were entered.
public final class DecisionService {
  private let store: Store
  private let clock: CampgroundClock
  private let nights: NightDecisions
  private let entries: EntryDecisions
  private let overrides: OverrideDecisions

  init(journal: Journal, reservations: ReservationService) {
    (store, clock) = (journal.store, journal.clock)
    nights = NightDecisions(store: store, clock: clock, reservations: reservations)
    entries = EntryDecisions(store: store, clock: clock)
    overrides = OverrideDecisions(store: store, clock: clock)
  }

  /// The decisions in the requested days, all as of one moment.
  ///
  /// Throws ``CampingError`` when they are no days, or a sum exceeds the largest amount.
  public func report(_ request: DecisionRequest = DecisionRequest()) throws -> DecisionReport {
    guard let days = request.days(today: clock.today) else {
      throw CampingError(.invalidRequest, [.report(.emptyPeriod(from: request.from, before: request.before))])
    }
    return try store.read {
      var rows: [DecisionKey: DecisionAmounts] = [:]
      var total = DecisionAmounts()
      try forEachDecision(in: days) { decision in
        let key = DecisionKey(of: decision, by: request.groupings)
        try rows[key, default: DecisionAmounts()].add(decision.amounts)
        try total.add(decision.amounts)
      }
      return DecisionReport(
        days: days, currency: try SettingsTable(store: store).settings().currency, groupings: request.groupings,
        rows: rows.filter { $0.value != DecisionAmounts() }
          .sorted { $0.key.precedes($1.key, by: request.groupings) }
          .map { DecisionReport.Row(key: $0.key, amounts: $0.value) },
        total: total)
    }
  }

  private func forEachDecision(in days: Range<Day>, _ body: (Decision) throws -> Void) throws {
    try BookMonths(store: store).forEach(of: days.lowerBound...days.upperBound.advanced(by: -1)) { month in
      try nights.forEach(on: month, body)
      try entries.forEach(on: month, body)
    }
    try overrides.forEach(in: days, body)
  }
}
