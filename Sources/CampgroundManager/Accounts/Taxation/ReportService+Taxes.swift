import Persistence

/// The taxes of some days by night earned, with their bases.
public typealias TaxReport = GroupedReport<TaxedPart, TaxAmounts, Void>

extension ReportService {
  /// The taxes that the campground owes to others, by default of this year, with the amounts taxed (domain rules R31 and
  /// R32).
  ///
  /// A tax is rounded once for a stay and spread over its nights to the last cent, so the months sum to the year and to
  /// the accounts.
  public func taxes(
    _ days: ReportDays = ReportDays(), by keys: [ReportKey<TaxedPart>] = [.name]
  ) throws -> TaxReport {
    let days = try days.days(today: clock.today, or: .year)
    let (nights, entries) = (TaxedNights(store: store, clock: clock), TaxEntries(store: store, clock: clock))
    return try report(days, by: keys, from: TaxAmounts()) { add in
      let types = try CampSiteTable(store: store).types()
      try forEachMonth(of: days) { month in
        try nights.forEach(on: month, types) { part in try add(part) { try $0.add(part.amounts) } }
        try entries.forEach(on: month, types) { part in try add(part) { try $0.add(part.amounts) } }
      }
    }
    .leavingOut(TaxAmounts())
  }
}
