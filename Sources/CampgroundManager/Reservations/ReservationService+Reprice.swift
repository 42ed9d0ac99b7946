/// A price agreed on, brought up to date.
extension ReservationService {
  /// Prices the nights of a reservation that are not slept yet by the rates and taxes of today (domain rule R20).
  ///
  /// A night that no rate covers any more keeps its price. Throws ``CampingError`` when one that has none has no rate.
  @discardableResult
  public func reprice(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.reprice, reference) { reservation, entry in
      entry.asked(["reservation": reservation.id])
      var problems: [Problem] = []
      try reprice(&reservation, &problems)
      try problems.refuse()
    }
  }

  /// What is asked for before a reservation's stay; nil for one without prices.
  public func deposit(for reservation: Reservation) throws -> Deposit? {
    guard let id = reservation.id, reservation.nights.contains(where: { $0.price != nil }) else { return nil }
    return try journal.store.read {
      let price = reservation.price
      return Deposit(
        by: try settlement.policies.policy(reservation.policy), total: try price.total, nights: price.sums,
        arrival: reservation.arrival,
        made: try settlement.ledger.table.entries(of: id).first?.day ?? journal.clock.today)
    }
  }
}
