import Persistence

/// The amounts that a campground earns and receives in some days, by night stayed and by day paid.
public typealias Revenue = GroupedReport<Earning, RevenueAmounts, RevenueSupplement>

/// A night or an entry of an account, as a report of revenue counts it.
public struct Earning: Sendable {
  let entry: BookEntry
  /// The type of its site; nil when there is none, and when it is no key.
  let type: Slug?
}

/// The keys of a report of revenue.
extension ReportKey where Part == Earning {
  public static var day: Self {
    Self("day", as: .period) { .days($0.entry.day..<$0.entry.day.advanced(by: 1)) }
  }

  public static var month: Self { Self("month", as: .period) { .days($0.entry.day.month) } }

  /// The type; absent for sales, and for reservations that were undone.
  public static var type: Self { Self("type", absent: "no site") { ReportValue($0.type?.text) } }

  /// The site; absent for sales, and for reservations that were undone.
  public static var site: Self { Self("site", absent: "no site") { $0.entry.site.map(ReportValue.site) ?? .absent } }

  /// The source of the reservation; absent for sales, and for reservations without one.
  public static var source: Self { Self("source", absent: "no source") { ReportValue($0.entry.source) } }
}

/// The sums beside the rows of a report of revenue.
public struct RevenueSupplement: Hashable, Sendable {
  /// The part of the total that the nights from today on will earn.
  public internal(set) var toCome = RevenueAmounts()
  /// The sums of all accounts, whenever they are earned.
  public internal(set) var accounts = RevenueAmounts()
}

extension RevenueSupplement: AddableAmounts {
  package mutating func add(_ others: RevenueSupplement) throws(CampingError) {
    try toCome.add(others.toCome)
    try accounts.add(others.accounts)
  }
}

extension ReportService {
  /// The amounts that the campground earns and receives, by default in this year.
  ///
  /// A night is earned on the day it begins, with its extras and its share of fees and taxes; penalties for
  /// cancellations, no-shows and early departures, and charges made by hand, are earned on the day of their entry in the
  /// ledger.
  public func revenue(_ days: ReportDays = ReportDays(), by key: ReportKey<Earning> = .month) throws -> Revenue {
    let today = clock.today
    let days = try days.days(today: today, or: .year)
    let table = RevenueTable(store: store, clock: clock)
    return try report(days, by: [key], from: RevenueAmounts()) { add in
      let types = key == .type ? try CampSiteTable(store: store).types() : [:]
      var supplement = RevenueSupplement()
      try table.forEachMonth(of: days.lowerBound...days.upperBound.advanced(by: -1)) { entries in
        for entry in entries {
          let earning = Earning(entry: entry, type: entry.site.flatMap { types[$0] })
          try add(earning) { try $0.add(entry.lines) }
          if entry.entry == nil, entry.day >= today { try supplement.toCome.add(entry.lines) }
        }
      }
      supplement.accounts = try table.accounts()
      return supplement
    }
  }
}
