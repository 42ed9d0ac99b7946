import Persistence

/// A reservation as reports of stays count it, by the day of its arrival.
public struct Arrival: Sendable {
  let status: ReservationStatus
  let day: Day
  let nights: Int
  let type: Slug
  /// The source, if one was given.
  let source: String?
  /// The fee in minor units, for not coming about.
  let fee: Int
  /// The time when it was made or cancelled, in seconds since 1970-01-01 00:00 UTC; nil when it was not requested, or
  /// is not known.
  let seconds: Int?
  /// The reason for its cancellation.
  let reason: String?
  /// True when it was cancelled while it was a hold.
  let wasHold: Bool
}

/// Reads stays by the day of their arrival, one by one.
struct ArrivalTable {
  let store: Store

  /// Calls the body with the stays that are to come, going on or over.
  func forEachStay(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach("r.status IN ('reserved', 'checked-in', 'checked-out')", days, "0, NULL, NULL, 0", "", body)
  }

  /// The same, with the time when they were made: that of the first entry that changed the reservation.
  func forEachStayMade(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach(
      "r.status IN ('reserved', 'checked-in', 'checked-out')", days,
      "0, CASE WHEN command.name NOT LIKE 'import%' THEN command.at END, NULL, 0",
      """
      LEFT JOIN change ON change.id = (SELECT min(id) FROM change WHERE kind = 'reservation' AND thing = r.id)
      LEFT JOIN command ON command.id = change.command
      """, body)
  }

  /// Calls the body with the stays of parties that came, and of those that did not.
  func forEachDue(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach(
      "r.status IN ('checked-in', 'checked-out', 'no-show')", days, "\(Self.fee), NULL, NULL, 0", "", body)
  }

  /// Calls the body with all reservations ever made but holds that were given up, with the time and reason of a cancellation; the entry is looked
  /// for only where there is one.
  func forEachReservation(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach(
      "r.status IN ('reserved', 'checked-in', 'checked-out', 'no-show', 'cancelled')", days,
      "\(Self.fee), command.at, r.cancel_reason, CASE WHEN change.before LIKE '%\"status\":\"held\"%' THEN 1 ELSE 0 END",
      """
      LEFT JOIN change ON change.id = CASE WHEN r.status = 'cancelled' THEN (
        SELECT max(change.id) FROM change JOIN command ON command.id = change.command
        WHERE change.kind = 'reservation' AND change.thing = r.id AND command.name = 'cancel') END
      LEFT JOIN command ON command.id = change.command
      """
    ) { if !$0.wasHold { try body($0) } }
  }

  private static let fee: SQL = """
    (SELECT coalesce(sum(amount), 0) FROM ledger WHERE reservation = r.id AND item = 'penalties'
      AND r.status IN ('no-show', 'cancelled'))
    """

  private func forEach(
    _ condition: SQL, _ days: Range<Day>, _ columns: SQL, _ join: SQL, _ body: (Arrival) throws -> Void
  ) throws {
    try store.forEach(
      """
      SELECT r.status, r.arrival, r.departure - r.arrival, site.type, r.source, \(columns)
      FROM reservation AS r JOIN camp_site AS site ON site.id = r.site \(join)
      WHERE r.arrival >= \(days.lowerBound) AND r.arrival < \(days.upperBound) AND \(condition)
      """
    ) { row in
      try body(
        Arrival(
          status: row[0], day: row[1], nights: row[2], type: row[3], source: row[4], fee: row[5], seconds: row[6],
          reason: row[7], wasHold: row[8] == 1))
    }
  }
}
