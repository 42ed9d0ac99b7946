import Persistence

/// The front desk's queries; each is read by an index, whatever the store has gathered in years.
extension ReservationTable {
  /// The parties that are here. The statement names the index, because the engine may take the order of arrival for
  /// quicker.
  func here() throws -> [Reservation] {
    try reservations(
      "r.id IN (SELECT id FROM reservation \(.index("reservation_here")) WHERE status = 'checked-in')")
  }

  /// The parties that are to come on or before a day, and have not.
  func toCome(by day: Day) throws -> [Reservation] {
    try reservations(
      """
      r.id IN (SELECT id FROM reservation \(.index("reservation_to_come"))
        WHERE status = 'reserved' AND arrival <= \(day))
      """)
  }

  /// The parties that come on a day, or came and are here.
  func arriving(on day: Day) throws -> [Reservation] {
    try reservations("r.arrival = \(day) AND r.status IN ('reserved', 'checked-in')")
  }

  /// The parties that left on a day; one that left on its day of arrival keeps that night, and departs on the next.
  func left(on day: Day) throws -> [Reservation] {
    try reservations("(r.departure = \(day) OR r.arrival = \(day)) AND r.status = 'checked-out'")
  }

  /// The parties that come, stay or leave on a day, as far as it is agreed or came about.
  func agreed(on day: Day) throws -> [Reservation] {
    try reservations(
      "r.departure >= \(day) AND r.arrival <= \(day) AND r.status IN ('reserved', 'checked-in', 'checked-out')")
  }

  /// The holds that still stand, the first to expire first. No other list has them: a hold may be gone in half an hour.
  func holds() throws -> [Reservation] {
    try reservations("r.status = 'held' AND r.hold_expires > \(clock.now.seconds) ORDER BY r.hold_expires, r.id")
  }

  func reservations(ids: Set<ReservationID>) throws -> [ReservationID: Reservation] {
    var found: [ReservationID: Reservation] = [:]
    found.reserveCapacity(ids.count)
    let ids = ids.sorted { $0.rawValue < $1.rawValue }
    for some in Slices.of(ids) {
      for reservation in try reservations(SQL("r.id", isOneOf: some)) {
        if let id = reservation.id { found[id] = reservation }
      }
    }
    return found
  }
}

extension [Reservation] {
  /// The reservations by the site of each on a day, in natural order.
  func bySite(on day: Day) -> [Reservation] {
    map { (site: $0.site(on: day), id: $0.id?.rawValue ?? 0, reservation: $0) }
      .sorted { ($0.site, $0.id) < ($1.site, $1.id) }.map(\.reservation)
  }
}
