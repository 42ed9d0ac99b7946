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
  /// The day on which it was made elsewhere, by its import.
  let booked: Day?
  /// The reason for its cancellation.
  let reason: String?
}

/// The stays that a report counts, and what it has to know of each.
struct ArrivalQuery {
  private let condition: SQL
  /// The fee, the time, the reason, and 1 for a hold.
  private var columns: SQL = "0, NULL, NULL, 0"
  private var join: SQL = ""

  /// The stays that are to come, going on or over.
  static let stays = ArrivalQuery(condition: "r.status IN ('reserved', 'checked-in', 'checked-out')")

  /// The same, with the time when they were made: that of the first entry that changed the reservation.
  static let staysMade = ArrivalQuery(
    condition: stays.condition, columns: "0, CASE WHEN command.name NOT LIKE 'import%' THEN command.at END, NULL, 0",
    join: """
      LEFT JOIN change ON change.id = (SELECT min(id) FROM change WHERE kind = 'reservation' AND thing = r.id)
      LEFT JOIN command ON command.id = change.command
      """)

  /// The stays of parties that came, and of those that did not.
  static let due = ArrivalQuery(
    condition: "r.status IN ('checked-in', 'checked-out', 'no-show')", columns: "\(fee), NULL, NULL, 0")

  /// All reservations ever made but holds that were given up, with the time and reason of a cancellation; the entry is
  /// looked for only where there is one.
  static let reservations = ArrivalQuery(
    condition: "r.status IN ('reserved', 'checked-in', 'checked-out', 'no-show', 'cancelled')",
    columns: """
      \(fee), command.at, r.cancel_reason, CASE WHEN change.before LIKE '%"status":"held"%' THEN 1 ELSE 0 END
      """,
    join: """
      LEFT JOIN change ON change.id = CASE WHEN r.status = 'cancelled' THEN (
        SELECT max(change.id) FROM change JOIN command ON command.id = change.command
        WHERE change.kind = 'reservation' AND change.thing = r.id AND command.name = 'cancel') END
      LEFT JOIN command ON command.id = change.command
      """)

  private static let fee: SQL = """
    (SELECT coalesce(sum(amount), 0) FROM ledger WHERE reservation = r.id AND item = 'penalties'
      AND r.status IN ('no-show', 'cancelled'))
    """

  /// Calls the body with the stays that arrive on some days, one by one.
  func forEach(in store: Store, arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try store.forEach(
      """
      SELECT r.status, r.arrival, r.departure - r.arrival, site.type, r.source, r.booked, \(columns)
      FROM reservation AS r JOIN camp_site AS site ON site.id = r.site \(join)
      WHERE r.arrival >= \(days.lowerBound) AND r.arrival < \(days.upperBound) AND \(condition)
      """
    ) { row in
      // A hold that was given up is none of them.
      if try row[9] == 1 { return }
      try body(
        Arrival(
          status: row[0], day: row[1], nights: row[2], type: row[3], source: row[4], fee: row[6], seconds: row[7],
          booked: row[5], reason: row[8]))
    }
  }
}
