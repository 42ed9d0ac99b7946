import Persistence

/// One entry of the journal: a command that succeeded, and its changes.
public struct LogEntry: Hashable, Sendable {
  public let id: EntryID
  /// The time, in seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int
  public let actor: String
  public let command: String
  /// The request, as JSON.
  public let request: String
  public let key: String?
  /// The first entry of its batch.
  public let batch: EntryID?
  /// The entry that undid it, as long as that stands.
  public internal(set) var undoneBy: EntryID?
  public internal(set) var changes: [LogChange]

  package static let blank = LogEntry(
    id: EntryID(rawValue: 0), seconds: 0, actor: "", command: "", request: "{}", key: nil, batch: nil, changes: [])
}

/// One thing before and after an entry, as JSON; nil before it existed and after it was gone.
public struct LogChange: Hashable, Sendable {
  public let kind: String
  /// The name by which people call it: `r-3`, or a site's number.
  public let id: String
  public let before: String?
  public let after: String?
}

/// A filter of entries; a nil property filters nothing.
public struct LogFilter: Sendable {
  /// A condition on `kind` and `thing` of which an entry changed one, as the store's rows have it.
  var changes: (@Sendable (Store) throws -> SQL)?
  public var actor: String?
  /// The second from which entries are listed …
  public var from: Int?
  /// … up to, not including, this one.
  public var before: Int?
  /// The entry after which entries are listed.
  public var since: EntryID?
  public var limit: Int?

  public init() {}
}
