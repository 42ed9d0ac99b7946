/// A request for a report of revenue.
public struct RevenueRequest: Hashable, Sendable {
  /// The first day; without it, the first of the year.
  public var from: Day?
  /// The day after the last; without it, the first of the next year.
  public var before: Day?
  public var grouping = RevenueGrouping.month

  public init() {}

  /// The requested days; by default the year of today.
  func days(today: Day) -> Range<Day>? { Self.days(from: from, before: before, today: today) }

  /// The days from one up to another; where an end is not given, that of the year.
  static func days(from: Day?, before: Day?, today: Day) -> Range<Day>? {
    let last = before.map { $0.advanced(by: -1) }
    let from = from ?? (last ?? today).firstOfYear
    let before = before ?? from.firstOfNextYear
    return from < before ? from..<before : nil
  }
}

/// The rows of a report of revenue.
public enum RevenueGrouping: String, Hashable, Sendable, Codable, CaseIterable {
  case day
  case month
  case type
  case site
}

/// The subject of a row of a report of revenue.
public enum RevenueKey: Hashable, Sendable {
  case days(Range<Day>)
  /// A type; nil for payments of reservations that were undone.
  case type(Slug?)
  /// A site; nil for payments of reservations that were undone.
  case site(SiteNumber?)
}

extension RevenueKey: Comparable {
  /// Rows without a name come last.
  public static func < (left: RevenueKey, right: RevenueKey) -> Bool {
    switch (left, right) {
    case (.days(let left), .days(let right)): left.lowerBound < right.lowerBound
    case (.type(let left?), .type(let right?)): left < right
    case (.site(let left?), .site(let right?)): left < right
    case (.type(_?), .type(nil)), (.site(_?), .site(nil)): true
    default: false
    }
  }
}

/// The amounts that a campground earns and receives in some days, by night stayed and by day paid.
public struct Revenue: Hashable, Sendable {
  /// The sums of one part of the report.
  public struct Row: Hashable, Sendable {
    public let key: RevenueKey
    public let amounts: RevenueAmounts
  }

  public let days: Range<Day>
  public let currency: Currency
  /// The rows that are not empty, in order.
  public let rows: [Row]
  public let total: RevenueAmounts
  /// The part of the total that the nights from today on will earn.
  public let toCome: RevenueAmounts
  /// The sums of all accounts, whenever they are earned.
  public let accounts: RevenueAmounts
}
