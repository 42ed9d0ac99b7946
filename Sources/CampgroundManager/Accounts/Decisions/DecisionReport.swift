/// A request for a report of decisions about money.
package struct DecisionRequest: Hashable, Sendable {
  /// The first day; without it, the first of the year.
  package var from: Day?
  /// The day after the last; without it, the first of the next year.
  package var before: Day?
  /// The keys of a row, in the order in which rows are sorted; without any, there is one row.
  package var groupings = [DecisionGrouping.name]

  package init() {}

  /// The requested days, which are those of a report of revenue.
  func days(today: Day) -> Range<Day>? {
    RevenueRequest.days(from: from, before: before, today: today)
  }
}

/// A key of the rows of a report of decisions.
package enum DecisionGrouping: String, Hashable, Sendable, CaseIterable {
  case name
  case month
  case reason
}

/// The subject of a row of a report of decisions; a key by which rows are not grouped is nil.
package struct DecisionKey: Hashable, Sendable {
  package let name: DecisionName?
  /// The first day of the month of the night, or of the entry.
  package let month: Day?
  /// The reason; nil also for decisions without one.
  package let reason: String?

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
package struct DecisionReport: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let key: DecisionKey
    package let amounts: DecisionAmounts
  }

  package let days: Range<Day>
  package let currency: Currency
  package let groupings: [DecisionGrouping]
  /// The rows that are not 0 in everything, in order.
  package let rows: [Row]
  package let total: DecisionAmounts
}
