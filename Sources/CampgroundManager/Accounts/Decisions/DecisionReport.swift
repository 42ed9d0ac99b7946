/// A request for a report of decisions about money.
public struct DecisionRequest: Hashable, Sendable {
  /// The first day; without it, the first of the year.
  public var from: Day?
  /// The day after the last; without it, the first of the next year.
  public var before: Day?
  /// The keys of a row, in the order in which rows are sorted; without any, there is one row.
  public var groupings = [DecisionGrouping.name]

  public init() {}

  /// The requested days, which are those of a report of revenue.
  func days(today: Day) -> Range<Day>? {
    RevenueRequest.days(from: from, before: before, today: today)
  }
}

/// A key of the rows of a report of decisions.
public enum DecisionGrouping: String, Hashable, Sendable, CaseIterable {
  case name
  case month
  case reason
}

/// The subject of a row of a report of decisions; a key by which rows are not grouped is nil.
public struct DecisionKey: Hashable, Sendable {
  public let name: DecisionName?
  /// The first day of the month of the night, or of the entry.
  public let month: Day?
  /// The reason; nil also for decisions without one.
  public let reason: String?

  init(of decision: Decision, by groupings: [DecisionGrouping]) {
    name = groupings.contains(.name) ? decision.name : nil
    month = groupings.contains(.month) ? decision.day.firstOfMonth : nil
    reason = groupings.contains(.reason) ? decision.reason : nil
  }

  /// True when it comes first by the keys in this order; rows without a reason come last.
  func precedes(_ other: DecisionKey, by groupings: [DecisionGrouping]) -> Bool {
    RowOrder.first(of: groupings) { grouping in
      switch grouping {
      case .name: RowOrder.precedes(name, other.name)
      case .month: RowOrder.precedes(month, other.month)
      case .reason: RowOrder.precedes(reason, other.reason)
      }
    }
  }
}

/// The decisions of people about money in some days (domain rule R29).
public struct DecisionReport: Hashable, Sendable {
  /// The sums of one part of the report.
  public struct Row: Hashable, Sendable {
    public let key: DecisionKey
    public let amounts: DecisionAmounts
  }

  public let days: Range<Day>
  public let currency: Currency
  public let groupings: [DecisionGrouping]
  /// The rows that are not 0 in everything, in order.
  public let rows: [Row]
  public let total: DecisionAmounts
}
