/// The cost of a cancellation.
extension AccountService {
  /// The fee and the refund of cancelling a reservation today; throws ``CampingError`` when cancelling would be
  /// refused.
  public func quoteCancel(_ reference: ReservationReference) throws -> CancellationQuote {
    try journal.store.read {
      let reservation = try reservations.find(reference)
      try ReservationTransition.cancel.require(reservation)
      let (fee, band) = try reservations.writer.cancellation(of: reservation)
      return CancellationQuote(reservation: reservation, fee: fee, band: band)
    }
  }
}

/// The fee and the refund of a cancellation on the day of the request (domain rule R8); in minor units.
public struct CancellationQuote: Sendable {
  public let reservation: Reservation
  /// The whole of the total that remains.
  public let fee: Int
  /// The band that applies; nil without a policy for it.
  public let band: CancellationBands<Int>.Band?

  /// The amount to refund.
  public var refund: Int { max(0, reservation.sums.paid - fee) }
  /// The amount still to be paid.
  public var rest: Int { max(0, fee - reservation.sums.paid) }
}
