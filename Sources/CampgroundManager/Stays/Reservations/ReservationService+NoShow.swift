/// Marking no-shows.
extension ReservationService {
  /// Marks a reservation whose party has not come by the cut-off; frees the nights from today on (domain rule R14).
  ///
  /// Past nights stay used. Undo removes the mark, and so does checking the party in after all.
  @discardableResult
  public func markNoShow(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.noShow, reference) { reservation, entry in
      entry.record(["reservation": reservation.id])
      let settings = try settings.settings()
      let overdue = Overdue(at: journal.clock.now, settings)
      if reservation.arrival > overdue.lastArrival {
        throw CampingError(.invalidRequest, [.noShow(reservation, before: settings.noShowAfter)])
      }
      // Past nights stay used, and the fee pays for them.
      reservation.nights = reservation.nights.filter { $0.night < overdue.today }
        .map { Night(site: $0.site, night: $0.night, price: nil) }
    }
  }
}
