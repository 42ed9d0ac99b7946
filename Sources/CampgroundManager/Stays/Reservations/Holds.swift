/// Confirming holds.
extension ReservationService {
  /// Makes a hold a reservation; the rules were judged when it was made (domain rule R13).
  ///
  /// A reservation whose payment has met the amount due is as requested already, and stays as it is.
  ///
  /// - Throws: ``CampingError`` when it is no hold, or has expired.
  @discardableResult
  public func confirm(_ reference: ReservationReference) throws -> WriteResult<Reservation> {
    steps.expect(reference)
    return try journal.record(ReservationTransition.confirm.rawValue) { entry in
      let before = try finder.find(reference, for: .confirm)
      if before.status == .reserved, try isDuePaid(before) {
        try entry.requireVersion(of: before)
        return before
      }
      return try steps.carryOut(.confirm, before, &entry) { reservation, entry in
        entry.record(["reservation": reservation.id])
      }
    }
  }

  /// Makes a hold a reservation as part of the payment that meets the amount due.
  func confirmPaid(_ hold: Reservation, _ entry: inout JournalEntry) throws {
    var after = try steps.stepped(hold, .confirm)
    after.version += 1
    _ = try writer.keep([(hold, after)], &entry)
  }

  private func isDuePaid(_ reservation: Reservation) throws -> Bool {
    let paid = reservation.sums.paid
    return try paid > 0 && paid >= deposit(for: reservation)?.amount ?? 0
  }
}

/// Frees nights held past their expiry: for reads at once, and in the store at the next write (domain rule R13).
enum HoldExpiry {
  /// Marks lapsed holds as expired, as an entry of its own in the journal, which undo passes over.
  static func sweep(_ journal: Journal) throws {
    let reservations = ReservationTable(store: journal.store, clock: journal.clock)
    // There are almost never any, and a query of whole reservations takes six times as long.
    // A role for accounts or notes alone leaves them to the next desk.
    guard try journal.store.ifAny(reservations.hasLapsed), journal.store.mayChangeStays else { return }
    let lapsed = try reservations.lapsed()
    try journal.recordOwn("expire") { entry in
      let now = journal.clock.now.seconds
      _ = try ReservationWriter(journal, reservations).keep(
        lapsed.map { before in
          var after = before.asOf(now)
          after.version += 1
          // Its account is that of the hold, until it is charged back.
          after.sums = before.sums
          return (before, after)
        }, &entry)
    }
  }
}
