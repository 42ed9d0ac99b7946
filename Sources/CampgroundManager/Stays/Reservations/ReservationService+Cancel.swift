/// Cancelling before the stay.
extension ReservationService {
  /// Cancels a reservation and gives its nights back; the reason is kept.
  @discardableResult
  public func cancel(_ reference: ReservationReference, reason: String? = nil) throws -> Written<Reservation> {
    try take(.cancel, reference) { reservation, entry in
      var problems: [Problem] = []
      giveUp(&reservation, reason, &problems)
      try problems.refuse()
      entry.record(CancelRequest(reservation: reservation.id, reason: reservation.cancelReason))
    }
  }

  /// Cancels all reservations of a group that are still to come.
  @discardableResult
  public func cancel(group: String, reason: String? = nil) throws -> Written<[Reservation]> {
    try takeAll(.cancel, group, GroupRequest(group: group, reason: reason)) { reservation, problems in
      giveUp(&reservation, reason, &problems)
    }
  }

  private func giveUp(_ reservation: inout Reservation, _ reason: String?, _ problems: inout [Problem]) {
    reservation.cancelReason = PersonText.clean(reason, field: "reason", limit: 1000, &problems)
    reservation.nights = []
  }
}

/// A request to cancel, as the journal keeps it.
private struct CancelRequest: Encodable {
  let reservation: ReservationID?
  let reason: String?
}
