/// A request for a report of taxes.
public struct TaxReportRequest: Hashable, Sendable {
  /// The first day; without it, the first of the year.
  public var from: Day?
  /// The day after the last; without it, the first of the next year.
  public var before: Day?
  /// The keys of a row, in the order in which rows are sorted; without any, there is one row.
  public var groupings = [TaxGrouping.name]

  public init() {}

  /// The requested days, which are those of a report of revenue.
  func days(today: Day) -> Range<Day>? {
    RevenueRequest.days(from: from, before: before, today: today)
  }
}

/// A key of the rows of a report of taxes.
public enum TaxGrouping: String, Hashable, Sendable, CaseIterable {
  case name
  case month
  case type
}

/// The subject of a row of a report of taxes; a key by which rows are not grouped is nil.
public struct TaxKey: Hashable, Sendable {
  public let name: String?
  /// The first day of the month of the night, or of the entry.
  public let month: Day?
  /// The type of site; nil also for sales, and for reservations that were undone.
  public let type: Slug?

  init(of taxed: TaxedPart, by groupings: [TaxGrouping]) {
    name = groupings.contains(.name) ? taxed.name : nil
    month = groupings.contains(.month) ? taxed.day.firstOfMonth : nil
    type = groupings.contains(.type) ? taxed.type : nil
  }

  /// True when it comes first by the keys in this order; rows without a type come last.
  func precedes(_ other: TaxKey, by groupings: [TaxGrouping]) -> Bool {
    RowOrder.first(of: groupings) { grouping in
      switch grouping {
      case .name: RowOrder.precedes(name, other.name)
      case .month: RowOrder.precedes(month, other.month)
      case .type: RowOrder.precedes(type, other.type)
      }
    }
  }
}

/// The taxes of some days by night earned, with their bases (domain rule R32).
public struct TaxReport: Hashable, Sendable {
  /// The sums of one part of the report.
  public struct Row: Hashable, Sendable {
    public let key: TaxKey
    public let amounts: TaxAmounts
  }

  public let days: Range<Day>
  public let currency: Currency
  public let groupings: [TaxGrouping]
  /// The rows that are not 0 in everything, in order.
  public let rows: [Row]
  public let total: TaxAmounts
}
