import Persistence

/// The state of a campground, for those who watch over it.
package struct CampgroundHealth: Sendable {
  package let schema: Int
  /// The newest entry of the journal, and its time in seconds since 1970-01-01 00:00 UTC; nil for an empty journal.
  package let newest: (id: EntryID, seconds: Int)?
  /// The standbys of its server; nil where there is none, or this role may not see them.
  package let standbys: [StoreStandby]?
  /// The seconds by which the clock of this machine is ahead of the server's; nil for a file.
  package let secondsAhead: Int?

  package init(schema: Int, newest: (id: EntryID, seconds: Int)?, standbys: [StoreStandby]?, secondsAhead: Int?) {
    (self.schema, self.newest, self.standbys, self.secondsAhead) = (schema, newest, standbys, secondsAhead)
  }
}

extension Campground {
  /// The state, read in one round trip to a server.
  package func health() throws -> CampgroundHealth {
    try store.read {
      store.expect([
        { [self] in _ = try store.schemaVersion }, { [self] in _ = try newestEntry() },
        { [self] in _ = try store.standbys() },
      ])
      return CampgroundHealth(
        schema: try store.schemaVersion, newest: try newestEntry(), standbys: try store.standbys(),
        secondsAhead: store.isOnServer ? store.secondsAhead : nil)
    }
  }

  private func newestEntry() throws -> (id: EntryID, seconds: Int)? {
    try store.first("SELECT id, at FROM command ORDER BY id DESC LIMIT 1") { row in
      (EntryID(rawValue: try row[0]), try row[1])
    }
  }
}
