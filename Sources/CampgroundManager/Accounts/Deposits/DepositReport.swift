/// The money of campers that was held before a day began, by reservation (domain rule R32).
public struct DepositReport: Hashable, Sendable {
  /// The money that is held for one reservation.
  public struct HeldDeposit: Hashable, Sendable {
    /// The stay as it was before the day began.
    public let stay: FormerStay
    public let amounts: DepositAmounts
  }

  public let day: Day
  public let currency: Currency
  /// The rows that are not 0 in everything, by reservation.
  public let rows: [HeldDeposit]
  public let total: DepositAmounts
}

extension DepositReport {
  /// The sums over the reports of several campgrounds, without their rows; nil for none. Throws ``CampingError`` when a sum
  /// exceeds the largest amount.
  package static func sum(of reports: [DepositReport]) throws(CampingError) -> DepositReport? {
    guard let first = reports.first else { return nil }
    var total = first.total
    for report in reports.dropFirst() { try total.add(report.total) }
    return DepositReport(day: reports.map(\.day).max() ?? first.day, currency: first.currency, rows: [], total: total)
  }
}

/// The money that is held for campers, in minor units.
public struct DepositAmounts: Hashable, Sendable, SummedAmounts {
  /// The part of the payments that a stay to come has not earned yet.
  public private(set) var held = 0
  /// The same of a stay that is over or cancelled.
  public private(set) var credit = 0
  /// The security deposits.
  public private(set) var security = 0

  package static let amounts: [ReportAmount<Self>] = [
    .money("held", \.held), .money("credit", \.credit), .money("security", \.security),
  ]

  public init(held: Int = 0, credit: Int = 0, security: Int = 0) {
    (self.held, self.credit, self.security) = (held, credit, security)
  }
}
