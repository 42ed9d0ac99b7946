/// Confirming holds.
extension ReservationService {
  /// Makes a hold a reservation; the rules were judged when it was made (domain rule R13).
  ///
  /// A reservation whose payment has met the amount due is as requested already, and stays as it is.
  ///
  /// - Throws: ``CampingError`` when it is no hold, or has expired.
  @discardableResult
  public func confirm(_ reference: ReservationReference) throws -> Written<Reservation> {
    expect(reference)
    return try journal.record(ReservationTransition.confirm.rawValue) { entry in
      let before = try find(reference, for: .confirm)
      if before.status == .reserved, try isDuePaid(before) {
        try entry.requireVersion(of: before)
        return before
      }
      return try take(.confirm, before, &entry) { reservation, entry in
        entry.record(["reservation": reservation.id])
      }
    }
  }

  /// Makes a hold a reservation as part of the payment that meets the amount due.
  func confirmPaid(_ hold: Reservation, _ entry: inout JournalEntry) throws {
    var after = try stepped(hold, .confirm)
    after.version += 1
    _ = try writer.keep([(hold, after)], &entry)
  }

  private func isDuePaid(_ reservation: Reservation) throws -> Bool {
    let paid = reservation.sums.paid
    return try paid > 0 && paid >= deposit(for: reservation)?.amount ?? 0
  }
}
