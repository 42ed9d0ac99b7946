/// The number of site nights, and how they were used (domain rule R22).
public struct OccupancyCounts: Hashable, Sendable, SummedAmounts {
  /// The number of nights in season, and of those that are held although they are not: outside it, and of a retired
  /// site.
  public internal(set) var siteNights = 0
  /// The number of blocked nights.
  public internal(set) var blocked = 0
  /// The number of nights held by reservations.
  public internal(set) var occupied = 0

  /// The share of the nights for sale that are occupied.
  public var occupancy: Ratio { Ratio(occupied, of: siteNights - blocked) }

  package static let amounts: [ReportAmount<Self>] = [
    .count("siteNights", as: "SITE-NIGHTS", \.siteNights), .count("blocked", \.blocked),
    .count("occupied", \.occupied), .share("occupancy") { $0.occupancy },
  ]

  static func += (left: inout OccupancyCounts, right: OccupancyCounts) {
    left.siteNights += right.siteNights
    left.blocked += right.blocked
    left.occupied += right.occupied
  }
}

/// The nights that were held among those for sale.
public typealias Occupancy = GroupedReport<SiteNights, OccupancyCounts, Void>

/// The nights of a day, or those of a site.
public struct SiteNights: Sendable {
  var day = Day.earliest
  var loop: String?
  var type: Slug = "standard"
}

/// The keys of a report of occupancy.
extension ReportKey where Part == SiteNights {
  public static var night: Self { Self("night", as: .period) { .days($0.day..<$0.day.advanced(by: 1)) } }

  /// A week from Monday.
  public static var week: Self {
    Self("week", as: .period) { .days($0.day.firstOfWeek..<$0.day.firstOfWeek.advanced(by: 7)) }
  }

  public static var month: Self { Self("month", as: .period) { .days($0.day.month) } }

  /// The loop; absent for sites in no loop.
  public static var loop: Self { Self("loop", absent: "no loop") { ReportValue($0.loop) } }

  public static var type: Self { Self("type") { .name($0.type.text) } }
}

extension ReportService {
  /// The share of held nights among those for sale, by default of this month (domain rule R22).
  ///
  /// Nights of valid holds and of reservations are held, also the nights before a party was marked a no-show. Nights
  /// outside the season of the campground or of a type are not for sale unless they are held. Throws ``CampingError``
  /// when the days are too many, too.
  public func occupancy(
    _ days: ReportDays = ReportDays(), by key: ReportKey<SiteNights> = .night
  ) throws -> Occupancy {
    let days = try days.days(today: clock.today, or: .month, atMost: ReportDays.longest)
    return try report(days, by: [key], from: OccupancyCounts()) { add in
      let table = OccupancyTable(
        store: store, nights: NightTable(store: store, clock: clock),
        settings: try SettingsTable(store: store).settings())
      guard key.form == .period else {
        return try table.bySite(days) { loop, type, counts in
          try add(SiteNights(loop: loop, type: type)) { $0 += counts }
        }
      }
      for (day, counts) in zip(days, try table.byNight(days)) { try add(SiteNights(day: day)) { $0 += counts } }
    }
  }
}
