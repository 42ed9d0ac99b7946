/// Marking no-shows.
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
      if let id = reservation.id, reservation.arrival > overdue.lastArrival {
        let problem = DeskProblem.noShowTooEarly(id, arrival: reservation.arrival, cutOff: settings.noShowAfter)
        throw CampingError(.invalidRequest, [.desk(problem)])
      }
      reservation.freeNights(from: overdue.today)
    }
  }

  /// Marks all reservations whose party has not come by the cut-off, as one write; none where there is none.
  public func markNoShows() throws -> Written<[Reservation]> {
    let overdue = Overdue(at: journal.clock.now, try journal.store.read { try settings.settings() })
    return try takeAll(
      .noShow, as: "close-day",
      { entry in
        let missing = try reservations.toCome(by: overdue.lastArrival).bySite(on: overdue.today)
        entry.record(["reservations": missing.map(\.id)])
        return missing
      }, { reservation, _ in reservation.freeNights(from: overdue.today) })
  }
}

extension Reservation {
  /// Gives back the nights from a day on. Past nights stay used, and the fee pays for them.
  fileprivate mutating func freeNights(from today: Day) {
    nights = nights.filter { $0.night < today }.map { Night(site: $0.site, night: $0.night, price: nil) }
  }
}
