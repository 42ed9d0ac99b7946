import Persistence

/// A reservation as of now, with the taxes of its account and the moment when it was made.
struct ReservationRecord {
  let reservation: Reservation
  /// The sum of the taxes in its total, in minor units.
  let taxes: Int
  /// The moment of the command that made it, or the day on which it was made elsewhere; nil when the journal does not have it.
  let booked: Moment?
  let holdExpires: Moment?
}

/// Reads reservations with what their own rows lack, a piece at a time.
struct ReservationReader {
  let source: RecordSource
  private var store: Store { source.store }

  /// Calls the body with every reservation, by arrival, then site, then id.
  func forEach(_ body: (ReservationRecord) throws -> Void) throws {
    let table = ReservationTable(store: store, clock: source.clock)
    let now = source.clock.now.seconds
    // The order is that of the row as it is kept.
    var last: Reservation?
    try Slices.forEach(in: store, .large) { (_: ReservationRecord?, limit) in
      let page = try table.slice(ReservationFilter(), after: last, limit: limit)
      last = page.last
      return try records(page.map { $0.asOf(now) })
    } body: {
      try body($0)
    }
  }

  private func records(_ page: [Reservation]) throws -> [ReservationRecord] {
    let ids = page.compactMap(\.id)
    if page.isEmpty { return [] }
    let (taxes, booked) = (try taxes(of: ids), try booked(ids))
    return page.map { reservation in
      let seconds = reservation.id.flatMap { booked[$0] }
      // The charges of a hold that has run out count no more.
      let isCharged = reservation.status != .expired
      return ReservationRecord(
        reservation: reservation, taxes: isCharged ? reservation.id.flatMap { taxes[$0] } ?? 0 : 0,
        booked: reservation.booked.map(Moment.init(beginning:)) ?? seconds.map { source.clock.moment(at: $0) },
        holdExpires: reservation.holdExpires.map { source.clock.moment(at: $0) })
    }
  }

  private func taxes(of ids: [ReservationID]) throws -> [ReservationID: Int] {
    var taxes: [ReservationID: Int] = [:]
    try store.forEach(
      """
      SELECT reservation, sum(amount) FROM ledger
      WHERE \(SQL("reservation", isOneOf: ids)) AND item IN ('taxes', 'charge-taxes', 'taxes-apart') GROUP BY reservation
      """
    ) { taxes[try $0[0]] = try MinorUnits.stored($0[1]) }
    return taxes
  }

  /// The second of the first entry of each in the journal.
  private func booked(_ ids: [ReservationID]) throws -> [ReservationID: Int] {
    var booked: [ReservationID: Int] = [:]
    try store.forEach(
      """
      SELECT first.thing, command.at FROM (
        SELECT thing, min(command) AS command FROM change
        WHERE kind = \(Reservation.kind) AND \(SQL("thing", isOneOf: ids)) GROUP BY thing) AS first
      JOIN command ON command.id = first.command
      """
    ) { booked[try $0[0]] = Moment.bounded(try $0[1]) }
    return booked
  }
}

extension Moment {
  /// The beginning of a day of which no more is known.
  fileprivate init(beginning day: Day) { self.init(seconds: day.number * 86_400, day: day, time: .midnight) }
}
