import Persistence

/// The decisions of people about money in some days.
public typealias DecisionReport = GroupedReport<Decision, DecisionAmounts, Void>

extension ReportService {
  /// The decisions of people about money, by default of this year (domain rules R28 and R29).
  ///
  /// Discounts, agreed prices and exemptions count on the night; waivers, write-offs, overrides and the discounts of
  /// nights that were slept before count on the day on which they were entered.
  public func decisions(
    _ days: ReportDays = ReportDays(), by keys: [ReportKey<Decision>] = [.name]
  ) throws -> DecisionReport {
    let days = try days.days(today: clock.today, or: .year)
    let nights = NightDecisions(store: store, clock: clock, reservations: reservations)
    let entries = EntryDecisions(store: store, clock: clock)
    return try report(days, by: keys, from: DecisionAmounts()) { add in
      func addDecision(_ decision: Decision) throws { try add(decision) { try $0.add(decision.amounts) } }
      try forEachMonth(of: days) { month in
        try nights.forEach(on: month, addDecision)
        try entries.forEach(on: month, addDecision)
      }
      try OverrideDecisions(store: store, clock: clock).forEach(in: days, addDecision)
    }
    .leavingOut(DecisionAmounts())
  }
}
