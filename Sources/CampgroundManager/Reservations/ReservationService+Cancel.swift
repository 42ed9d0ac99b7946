/// Giving nights back before the stay.
extension ReservationService {
  /// Cancels a reservation and gives its nights back; the reason is kept.
  @discardableResult
  public func cancel(_ reference: ReservationReference, reason: String? = nil) throws -> Written<Reservation> {
    try take(.cancel, reference) { reservation, entry in
      var problems: [Problem] = []
      let reason = PersonText.clean(reason, field: "reason", limit: 1000, &problems)
      try problems.refuse()
      entry.asked(CancelRequest(reservation: reservation.id, reason: reason))
      reservation.cancelReason = reason
      reservation.nights = []
    }
  }
}

/// What was asked when cancelling, for the journal.
private struct CancelRequest: Encodable {
  let reservation: ReservationID?
  let reason: String?
}
