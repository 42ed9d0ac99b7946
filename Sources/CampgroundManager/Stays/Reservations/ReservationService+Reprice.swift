/// A price agreed on, brought up to date.
extension ReservationService {
  /// Prices the nights of a reservation that are not slept yet by the rates and taxes of today (domain rule R20).
  ///
  /// A night that no rate covers any more keeps its price. Throws ``CampingError`` when one that has none has no rate.
  @discardableResult
  public func reprice(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.reprice, reference) { reservation, entry in
      entry.record(["reservation": reservation.id])
      var problems: [Problem] = []
      try reprice(&reservation, &problems)
      try problems.refuse()
    }
  }

  /// The deposit that the policy asks for which was in force when the reservation was made; nil when that asks for
  /// nothing, and for what is neither to come nor going on.
  public func deposit(for reservation: Reservation) throws -> Deposit? {
    guard let id = reservation.id, reservation.status.isActive else { return nil }
    return try journal.store.read {
      // One that was only tried is charged today, if at all.
      let charged = try writer.ledger.table.chargedDays(of: id)?.first ?? journal.clock.today
      let price = reservation.price
      return Deposit(
        by: try writer.policies.policy(reservation.policy), total: try price.total, nights: price.sums,
        arrival: reservation.arrival, made: charged)
    }
  }
}
