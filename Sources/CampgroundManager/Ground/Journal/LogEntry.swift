import Persistence

/// One entry of the journal: a command that succeeded, and its changes.
package struct LogEntry: Hashable, Sendable {
  package let id: EntryID
  /// The time, in seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int
  package let actor: String
  package let command: String
  /// The request, as JSON.
  package let request: String
  package let key: String?
  /// The first entry of its batch.
  package let batch: EntryID?
  /// The entry that undid it, as long as that stands.
  package internal(set) var undoneBy: EntryID?
  package internal(set) var changes: [LogChange]

  package static let blank = LogEntry(
    id: EntryID(rawValue: 0), seconds: 0, actor: "", command: "", request: "{}", key: nil, batch: nil, changes: [])
}

/// One thing before and after an entry, as JSON; nil before it existed and after it was gone.
package struct LogChange: Hashable, Sendable {
  package let kind: String
  /// The name by which people call it: `r-3`, or a site's number.
  package let id: String
  package let before: String?
  package let after: String?
}

/// A filter of entries; a nil property filters nothing.
package struct LogFilter: Sendable {
  /// A condition on `kind` and `thing` of which an entry changed one, as the store's rows have it.
  var changes: (@Sendable (Store) throws -> SQL)?
  package var actor: String?
  /// The second from which entries are listed …
  package var from: Int?
  /// … up to, not including, this one.
  package var before: Int?
  /// The entry after which entries are listed.
  package var since: EntryID?
  package var limit: Int?

  package init() {}
}
