import Persistence

/// What a report of stays counts: a reservation that was made, by the day of its arrival.
struct Arrival {
  let status: ReservationStatus
  let day: Day
  let nights: Int
  let type: Slug
  /// Where it came from, as far as somebody said.
  let source: String?
  /// In minor units, for not coming about.
  let fee: Int
  /// When it was made or cancelled, in seconds since 1970-01-01 00:00 UTC; nil when nobody asked, or it is not known.
  let seconds: Int?
  /// Why it was cancelled.
  let reason: String?
  /// It was cancelled while it was a hold.
  let wasHold: Bool
}

/// Reads stays by the day of their arrival, one by one.
struct ArrivalTable {
  let store: Store

  /// Those that are to come, here or over.
  func forEachStay(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach("r.status IN ('reserved', 'checked-in', 'checked-out')", days, "0, NULL, NULL, 0", "", body)
  }

  /// The same, with when they were made; the first entry that changed a reservation has made it.
  func forEachStayMade(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach(
      "r.status IN ('reserved', 'checked-in', 'checked-out')", days,
      "0, CASE WHEN command.name NOT LIKE 'import%' THEN command.at END, NULL, 0",
      """
      LEFT JOIN change ON change.id = (SELECT min(id) FROM change WHERE kind = 'reservation' AND thing = r.id)
      LEFT JOIN command ON command.id = change.command
      """, body)
  }

  /// Those of parties that came, and of those that did not.
  func forEachDue(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach(
      "r.status IN ('checked-in', 'checked-out', 'no-show')", days, "\(Self.fee), NULL, NULL, 0", "", body)
  }

  /// All that were ever made, with when and why they were cancelled; the entry is looked for only where there is one.
  func forEachReservation(arriving days: Range<Day>, _ body: (Arrival) throws -> Void) throws {
    try forEach(
      "r.status IN ('reserved', 'checked-in', 'checked-out', 'no-show', 'cancelled')", days,
      "\(Self.fee), command.at, r.cancel_reason, CASE WHEN change.before LIKE '%\"status\":\"held\"%' THEN 1 ELSE 0 END",
      """
      LEFT JOIN change ON change.id = CASE WHEN r.status = 'cancelled' THEN (
        SELECT max(change.id) FROM change JOIN command ON command.id = change.command
        WHERE change.kind = 'reservation' AND change.thing = r.id AND command.name = 'cancel') END
      LEFT JOIN command ON command.id = change.command
      """, body)
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
