/// A party that does not come.
extension ReservationService {
  /// Marks a reservation whose party has not come by the cut-off; frees the nights from today on (domain rule R14).
  ///
  /// The nights that are past stay used. Undo takes the mark back, and so does checking the party in after all.
  ///
  /// - Throws: ``CampingError`` before the cut-off, which is a setting of the campground.
  @discardableResult
  public func markNoShow(_ reference: ReservationReference) throws -> Written<Reservation> {
    try take(.noShow, reference) { reservation, entry in
      entry.record(["reservation": reservation.id])
      let settings = try settings.settings()
      let overdue = Overdue(at: journal.clock.now, settings)
      if reservation.arrival > overdue.lastArrival {
        throw CampingError(.invalidRequest, [.noShow(reservation, before: settings.noShowAfter)])
      }
      // Those that are past stay used, and are paid by the fee.
      reservation.nights = reservation.nights.filter { $0.night < overdue.today }
        .map { Night(site: $0.site, night: $0.night, price: nil) }
    }
  }
}
