import Persistence

/// The identity of an event in the calendars of others, and its state: a later state has a higher sequence.
package struct EventMark: Hashable, Sendable {
  /// The permanent id, which no other campground has.
  package let uid: String
  /// The time of the last change, as `20270601T100000Z`.
  package let stamp: String
  package let sequence: Int

  package init(uid: String, stamp: String, sequence: Int) {
    (self.uid, self.stamp, self.sequence) = (uid, stamp, sequence)
  }
}

/// Reads the marks of events from the journal, so that the same state has the same mark at any time.
package struct CalendarService {
  let store: Store

  /// The mark of a reservation: its id and the beginning of the journal, the time and the number of its changes.
  package func mark(of id: ReservationID) throws -> EventMark {
    try store.read {
      let change = try store.first(
        """
        SELECT max(command.at), count(*) FROM change JOIN command ON command.id = change.command
        WHERE change.kind = \(Reservation.kind) AND change.thing = \(id)
        """
      ) { row in (at: try row[0] as Int?, count: try row[1] as Int) }
      return EventMark(
        uid: "\(id)@\(try beginning).campctl", stamp: Self.stamp(change?.at ?? 0),
        sequence: max(0, (change?.count ?? 0) - 1))
    }
  }

  /// The time of the journal's first entry, which nothing changes: two campgrounds began at different times.
  private var beginning: String {
    get throws { Self.stamp(try store.value("SELECT at FROM command ORDER BY id LIMIT 1", as: Int.self) ?? 0) }
  }

  /// `20270601T100000Z`, of a second since 1970-01-01 00:00 UTC.
  static func stamp(_ seconds: Int) -> String {
    let (days, rest) = Moment.split(Moment.bounded(seconds))
    let parts = [rest / 3600, rest / 60 % 60, rest % 60].map { Digits.padded($0, to: 2) }
    return "\((Day(number: days) ?? .earliest).compactText)T\(parts.joined())Z"
  }
}
