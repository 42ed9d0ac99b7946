/// Repricing.
extension ReservationService {
  /// Prices the nights of a reservation that are not slept yet by the rates and taxes of today (domain rule R20).
  ///
  /// A night that no rate covers any more keeps its price. Throws ``CampingError`` when a night without a price has no
  /// rate.
  @discardableResult
  public func reprice(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.reprice, reference) { reservation, entry in
      entry.record(["reservation": reservation.id])
      var problems: [Problem] = []
      try reprice(&reservation, &problems)
      try problems.refuse()
    }
  }

  /// The deposit by the policy in force when the reservation was made; nil when that requires none, and for a
  /// reservation that is neither to come nor going on.
  public func deposit(for reservation: Reservation) throws -> Deposit? {
    guard let id = reservation.id, reservation.status.isActive else { return nil }
    return try journal.store.read {
      // A reservation of a dry run is charged today, if at all.
      let charged = try writer.ledger.table.chargedDays(of: id)?.first ?? journal.clock.today
      let price = reservation.price
      return Deposit(
        by: try writer.policies.policy(reservation.policy), total: try price.total, nights: price.sums,
        arrival: reservation.arrival, made: charged)
    }
  }
}
