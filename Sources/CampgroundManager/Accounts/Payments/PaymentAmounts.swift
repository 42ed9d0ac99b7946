/// The money that came in and was paid out; amounts are minor units.
public struct PaymentAmounts: Hashable, Sendable, SummedAmounts {
  /// Payments, sales and security deposits.
  public private(set) var received = 0
  /// Refunds, and security deposits that were returned.
  public private(set) var refunded = 0
  /// The number of both.
  public private(set) var count = 0

  public var net: Int { received - refunded }

  package static let amounts: [ReportAmount<Self>] = [
    .money("received", \.received), .money("refunded", \.refunded), .money("net", \.net), .count("count", \.count),
  ]

  /// Adds a payment; one that takes another back is taken from the sum in which that was counted.
  ///
  /// A transfer moves no money through the till (domain rule R30). Throws ``CampingError`` when a sum exceeds the
  /// largest amount.
  mutating func add(_ payment: Payment, _ isTakenBack: Bool) throws(CampingError) {
    let amount = payment.amount
    let isIn: Bool
    switch payment.entry.kind {
    case .payment, .sale: isIn = true
    case .refund: isIn = false
    case .security: isIn = (amount > 0) != isTakenBack
    case .charge, .tax, .discount, .penalty, .adjustment, .writeOff, .transfer: return
    }
    if isIn {
      received = try MinorUnits.sum([received, amount], field: "received")
    } else {
      refunded = try MinorUnits.sum([refunded, -amount], field: "refunded")
    }
    count += isTakenBack ? -1 : 1
  }
}

/// The cash that should be in the drawer; in minor units.
public struct CashDrawer: Hashable, Sendable {
  /// The cash before the first payment.
  public let float: Int
  /// The cash received less the cash paid out.
  public let cash: Int

  public var sum: Int { float + cash }
}
