extension WriteResult {
  /// The nights from a day on that a reservation held before the command and no longer holds, in rows on one site.
  package func segmentsFreed(by id: ReservationID?, from day: Day) throws -> [Segment] {
    guard let id else { return [] }
    var nights = NightChange()
    for change in changes where change.kind == Reservation.kind && change.number == id.rawValue {
      try nights.add(change)
    }
    return nights.freed.filter { $0.night >= day }.sorted { $0.night < $1.night }.segments
  }
}
