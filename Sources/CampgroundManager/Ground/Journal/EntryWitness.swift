import Persistence

/// The server's own word on an entry of the journal, beside the actor and the time that the entry has.
package struct EntryWitness: Hashable, Sendable {
  /// The server's role whose connection wrote it.
  package let role: String
  /// The time by the server's clock, in seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int
  /// The clock from which the entry has its time.
  package let clock: EntryClock
}

extension LogService {
  /// The witnesses of entries on a server; those that came from elsewhere, or were there before, may have none.
  package func witnesses(of entries: [EntryID]) throws -> [EntryID: EntryWitness] {
    try Slices.of(entries).reduce(into: [:]) { witnesses, some in
      try store.forEach(
        "SELECT entry, role, at, clock FROM witness WHERE \(SQL("entry", isOneOf: some))"
      ) { row in
        witnesses[try row[0]] = EntryWitness(
          role: try row[1], seconds: try row[2], clock: EntryClock(rawValue: try row[3]) ?? .own)
      }
    }
  }
}
