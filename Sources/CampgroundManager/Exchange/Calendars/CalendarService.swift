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

extension EventMark {
  init(uid: String, _ change: CalendarService.Change) {
    self.init(uid: uid, stamp: CalendarService.stamp(change.at), sequence: max(0, change.count - 1))
  }
}

/// Reads the marks of events from the journal, so that the same state has the same mark at any time.
package struct CalendarService {
  let store: Store

  /// The mark of a reservation: its id and the beginning of the journal, the time and the number of its changes.
  package func mark(of id: ReservationID) throws -> EventMark {
    try store.read {
      let change = try changes(of: Reservation.kind, [id.rawValue])[id.rawValue]
      return EventMark(uid: try CampgroundIdentity(of: store).uid(id.description), change ?? Change())
    }
  }

  /// The changes of a thing so far.
  struct Change {
    /// The time of the last, in seconds since 1970-01-01 00:00 UTC.
    var at = 0
    var count = 0
  }

  /// The changes of things of a kind; those without any, because the journal was left behind, are missing.
  func changes(of kind: String, _ things: [Int64]) throws -> [Int64: Change] {
    guard !things.isEmpty else { return [:] }
    let rows = try store.rows(
      """
      SELECT change.thing, max(command.at), count(*) FROM change JOIN command ON command.id = change.command
      WHERE change.kind = \(kind) AND \(SQL("change.thing", isOneOf: Set(things).sorted())) GROUP BY change.thing
      """
    ) { row in (try row[0] as Int64, Change(at: try row[1], count: try row[2])) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// `20270601T100000Z`, of a second since 1970-01-01 00:00 UTC.
  static func stamp(_ seconds: Int) -> String {
    let (days, rest) = Moment.split(Moment.bounded(seconds))
    let parts = [rest / 3600, rest / 60 % 60, rest % 60].map { Digits.padded($0, to: 2) }
    return "\((Day(number: days) ?? .earliest).compactText)T\(parts.joined())Z"
  }
}
