/// Cancelling before the stay.
extension ReservationService {
  /// Cancels a reservation and gives its nights back; the reason is kept.
  ///
  /// - Parameters:
  ///   - reference: The reservation, such as `r-3`.
  ///   - reason: The reason in at most 1,000 characters, or nil.
  /// - Returns: The cancelled reservation, which holds no night.
  /// - Throws: ``CampingError`` when its party has come, or it is over.
  @discardableResult
  public func cancel(_ reference: ReservationReference, reason: String? = nil) throws -> Written<Reservation> {
    try cancel(reference, reason: reason, waiving: nil)
  }

  /// Cancels a reservation likewise; with a reason to waive its fee, the account shows both the fee and the waiver.
  @discardableResult
  public func cancel(
    _ reference: ReservationReference, reason: String?, waiving: String?
  ) throws -> Written<Reservation> {
    expect(reference)
    return try journal.record(ReservationTransition.cancel.rawValue) { entry in
      var waived: String?
      let cancelled = try take(.cancel, find(reference, for: .cancel), &entry) { reservation, entry in
        var problems: [Problem] = []
        waived = waiving.map { PersonText.reason($0, field: "waive", &problems) }
        giveUp(&reservation, reason, &problems)
        try problems.refuse()
        entry.record(
          CancelRequest(reservation: reservation.id, reason: reservation.cancelReason, waive: waived))
      }
      guard let waived else { return cancelled }
      return try writer.waive(Penalty.cancellation, of: cancelled, because: waived, &entry)
    }
  }

  /// Cancels all reservations of a group that are still to come.
  ///
  /// - Throws: ``CampingError`` when there is no such group, and when none of its reservations can be cancelled.
  @discardableResult
  public func cancel(
    group: String, reason: String? = nil, waiving: String? = nil
  ) throws -> Written<[Reservation]> {
    var problems: [Problem] = []
    let waived = waiving.map { PersonText.reason($0, field: "waive", &problems) }
    try problems.refuse()
    let request = GroupRequest(group: group, reason: reason, waive: waived)
    return try takeAll(.cancel, group, request) { reservation, problems in
      giveUp(&reservation, reason, &problems)
    } then: { cancelled, entry in
      guard let waived else { return cancelled }
      return try writer.waive(Penalty.cancellation, of: cancelled, because: waived, &entry)
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
  /// The reason to waive the fee.
  let waive: String?
}
