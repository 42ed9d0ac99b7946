import Persistence

/// The part of a tax that one night or one entry of an account has.
public struct TaxedPart: Sendable {
  let name: String
  /// The night, or the day of the entry.
  let day: Day
  /// The type of site; nil for a sale, and for a reservation that was undone.
  let type: Slug?
  let amounts: TaxAmounts
}

/// The keys of a report of taxes.
extension ReportKey where Part == TaxedPart {
  public static var name: Self { Self("name") { .name($0.name) } }

  /// The month of the night, or of the entry.
  public static var month: Self { Self("month", as: .month) { .days($0.day.month) } }

  /// The type of site; absent also for sales, and for reservations that were undone.
  public static var type: Self { Self("type", absent: "no site") { ReportValue($0.type?.text) } }
}

/// Taxes and the amounts taxed, in minor units.
public struct TaxAmounts: Hashable, Sendable, SummedAmounts {
  /// The base that was taxed.
  public private(set) var taxed = 0
  /// The base that a certificate, or the length of the stay, exempts.
  public private(set) var exempt = 0
  /// The tax, without the tax that penalties keep.
  public private(set) var tax = 0
  /// The share of tax that penalties keep (domain rule R31).
  public private(set) var kept = 0

  package static let amounts: [ReportAmount<Self>] = [
    .money("taxed", \.taxed), .money("exempt", \.exempt), .money("tax", \.tax), .money("kept", \.kept),
  ]

  public init(taxed: Int = 0, exempt: Int = 0, tax: Int = 0, kept: Int = 0) {
    (self.taxed, self.exempt, self.tax, self.kept) = (taxed, exempt, tax, kept)
  }

  init(_ base: TaxedBase, tax: Int) { self.init(taxed: base.taxed, exempt: base.exempt, tax: tax) }
}

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
        store.expect([{ try entries.forEach(on: month, types) { _ in } }])
        try nights.forEach(on: month, types) { part in try add(part) { try $0.add(part.amounts) } }
        try entries.forEach(on: month, types) { part in try add(part) { try $0.add(part.amounts) } }
      }
    }
    .leavingOut(TaxAmounts())
  }
}
