/// What cancelling would cost.
extension AccountService {
  /// What cancelling a reservation today costs and gives back; throws ``CampingError`` when cancelling would be refused.
  public func quoteCancel(_ reference: ReservationReference) throws -> CancellationQuote {
    try journal.store.read {
      let reservation = try reservations.find(reference)
      try ReservationTransition.cancel.require(reservation)
      let (fee, band) = try reservations.writer.cancellation(of: reservation)
      return CancellationQuote(reservation: reservation, fee: fee, band: band)
    }
  }
}

/// What cancelling costs on the day on which it was asked (domain rule R8); in minor units.
public struct CancellationQuote: Sendable {
  public let reservation: Reservation
  /// All that remains of the total.
  public let fee: Int
  /// Nil without a policy for it.
  public let band: CancellationBands<Int>.Band?

  /// What is to be paid back.
  public var refund: Int { max(0, reservation.sums.paid - fee) }
  /// What is still to be paid.
  public var rest: Int { max(0, fee - reservation.sums.paid) }
}
