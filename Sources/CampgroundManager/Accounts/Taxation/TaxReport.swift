/// A request for a report of taxes.
package struct TaxReportRequest: Hashable, Sendable {
  /// The first day; without it, the first of the year.
  package var from: Day?
  /// The day after the last; without it, the first of the next year.
  package var before: Day?
  /// The keys of a row, in the order in which rows are sorted; without any, there is one row.
  package var groupings = [TaxGrouping.name]

  package init() {}

  /// The requested days, which are those of a report of revenue.
  func days(today: Day) -> Range<Day>? {
    RevenueRequest.days(from: from, before: before, today: today)
  }
}

/// A key of the rows of a report of taxes.
package enum TaxGrouping: String, Hashable, Sendable, CaseIterable {
  case name
  case month
  case type
}

/// The subject of a row of a report of taxes; a key by which rows are not grouped is nil.
package struct TaxKey: Hashable, Sendable {
  package let name: String?
  /// The first day of the month of the night, or of the entry.
  package let month: Day?
  /// The type of site; nil also for sales, and for reservations that were undone.
  package let type: Slug?

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
package struct TaxReport: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let key: TaxKey
    package let amounts: TaxAmounts
  }

  package let days: Range<Day>
  package let currency: Currency
  package let groupings: [TaxGrouping]
  /// The rows that are not 0 in everything, in order.
  package let rows: [Row]
  package let total: TaxAmounts
}
