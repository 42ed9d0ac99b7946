/// A request for the sums of payments.
public struct PaymentRequest: Hashable, Sendable {
  /// The first day; without both ends, today.
  public var from: Day?
  /// The day after the last; without both ends, tomorrow.
  public var before: Day?
  /// The keys of a row, in the order in which rows are sorted; without any, there is one row.
  public var groupings = [PaymentGrouping.method]
  /// The cash in the drawer before the first payment.
  public var float: Amount?
  /// True when money that changed hands elsewhere counts, too, which was never in this drawer.
  public var isWithImported = false

  public init() {}

  /// The requested days, or today; of one end, those of a report of revenue.
  func days(today: Day) throws(CampingError) -> Range<Day> {
    guard from != nil || before != nil else { return today..<today.advanced(by: 1) }
    guard let days = RevenueRequest.days(from: from, before: before, today: today) else {
      throw CampingError(.invalidRequest, [.report(.emptyPeriod(from: from, before: before))])
    }
    return days
  }
}

/// A key of the rows of a report of payments.
public enum PaymentGrouping: String, Hashable, Sendable, CaseIterable {
  case method
  case actor
  case day
}

/// The subject of a row of a report of payments; a key by which rows are not grouped is nil.
public struct PaymentKey: Hashable, Sendable {
  /// The method; nil also for payments without one.
  public let method: String?
  public let actor: String?
  public let day: Day?

  init(of payment: Payment, by groupings: [PaymentGrouping]) {
    method = groupings.contains(.method) ? payment.entry.method : nil
    actor = groupings.contains(.actor) ? payment.entry.actor : nil
    day = groupings.contains(.day) ? payment.entry.day : nil
  }

  /// True when it comes first by the keys in this order; rows without a method come last.
  func precedes(_ other: PaymentKey, by groupings: [PaymentGrouping]) -> Bool {
    RowOrder.first(of: groupings) { grouping in
      switch grouping {
      case .method: RowOrder.precedes(method, other.method)
      case .actor: RowOrder.precedes(actor, other.actor)
      case .day: RowOrder.precedes(day, other.day)
      }
    }
  }
}

/// The money that came in and was paid out in some days (domain rule R32).
public struct PaymentReport: Hashable, Sendable {
  /// The sums of one part of the report.
  public struct Row: Hashable, Sendable {
    public let key: PaymentKey
    public let amounts: PaymentAmounts
  }

  /// The cash that should be in the drawer; in minor units.
  public struct Drawer: Hashable, Sendable {
    /// The cash before the first payment.
    public let float: Int
    /// The cash received less the cash paid out.
    public let cash: Int

    public var sum: Int { float + cash }
  }

  public let days: Range<Day>
  public let currency: Currency
  public let groupings: [PaymentGrouping]
  /// The rows that are not 0 in everything, in order.
  public let rows: [Row]
  public let total: PaymentAmounts
  /// The drawer; nil without a float.
  public let drawer: Drawer?
}
