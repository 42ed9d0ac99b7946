/// The money of campers that was held before a day began, by reservation (domain rule R32).
package struct DepositReport: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// The reservation as it was before the day began.
    package let reservation: Reservation
    package let amounts: DepositAmounts
  }

  package let day: Day
  package let currency: Currency
  /// The rows that are not 0 in everything, by reservation.
  package let rows: [Row]
  package let total: DepositAmounts
}

/// The money that is held for campers, in minor units.
package struct DepositAmounts: Hashable, Sendable {
  /// The part of the payments that a stay to come has not earned yet.
  package private(set) var held = 0
  /// The same of a stay that is over or cancelled.
  package private(set) var credit = 0
  /// The security deposits.
  package private(set) var security = 0

  package init(held: Int = 0, credit: Int = 0, security: Int = 0) {
    (self.held, self.credit, self.security) = (held, credit, security)
  }

  /// Adds others; throws ``CampingError`` when a sum exceeds the largest amount.
  mutating func add(_ others: DepositAmounts) throws(CampingError) {
    held = try MinorUnits.sum([held, others.held], field: "held")
    credit = try MinorUnits.sum([credit, others.credit], field: "credit")
    security = try MinorUnits.sum([security, others.security], field: "security")
  }
}
