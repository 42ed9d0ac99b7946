/// Confirming holds.
extension ReservationService {
  /// Makes a hold a reservation; the rules were judged when it was made (domain rule R13).
  @discardableResult
  public func confirm(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.confirm, reference) { reservation, entry in
      entry.record(["reservation": reservation.id])
    }
  }
}
