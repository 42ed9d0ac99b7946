/// The cost of a cancellation.
extension AccountService {
  /// The fee and the refund of cancelling a reservation today; throws ``CampingError`` when cancelling would be
  /// refused.
  public func quoteCancel(_ reference: ReservationReference) throws -> CancellationQuote {
    try journal.store.read {
      let reservation = try reservations.find(reference, for: .cancel)
      try ReservationTransition.cancel.require(reservation)
      let charged = try reservation.id.map { try ledger.table.lines(of: $0) } ?? []
      let policy = try reservations.writer.policies.policy(reservation.policy)
      let (lines, band) = try reservations.writer.cancellation(of: reservation, by: policy, beside: charged)
      let others = charged.filter(\.item.staysCharged)
      let waived = try reservation.price.leaving(charged).waivers(beside: lines + others)
      return CancellationQuote(reservation: reservation, fee: lines.sum, others: (others + waived).sum, band: band)
    }
  }
}

/// The fee and the refund of a cancellation on the day of the request (domain rule R8); in minor units.
public struct CancellationQuote: Sendable {
  public let reservation: Reservation
  /// The penalty, with the tax that it keeps.
  public let fee: Int
  /// The charges made by hand, which stay, less the amount waived of them.
  public let others: Int
  /// The band that applies; nil without a policy for it.
  public let band: CancellationBands<Int>.Band?

  /// The amount to refund.
  public var refund: Int { max(0, reservation.sums.paid - fee - others) }
  /// The amount still to be paid.
  public var rest: Int { max(0, fee + others - reservation.sums.paid - reservation.sums.writtenOff) }
}
