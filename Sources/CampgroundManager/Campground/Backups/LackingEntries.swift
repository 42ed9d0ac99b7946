import Persistence

/// The newest entries of a campground's journal that a backup lacks: the writes since it was made.
///
/// They are all of them when the backup is another campground's.
public struct LackingEntries: Hashable, Sendable {
  public private(set) var count = 0
  public private(set) var first: EntryID?
  public private(set) var last: EntryID?

  init(of campground: Store, in backup: Store) throws {
    let (journal, kept) = (JournalTable(store: campground), JournalTable(store: backup))
    while true {
      let slice = try journal.newest("1 = 1", before: first, limit: 100)
      if slice.isEmpty { return }
      for entry in slice {
        if let same = try kept.entry(entry.id), Self.isSame(entry, same) { return }
        count += 1
        first = entry.id
        last = last ?? entry.id
      }
    }
  }

  /// Forgetting a person overwrites requests, but not the time and the actor of an entry.
  private static func isSame(_ entry: LogEntry, _ other: LogEntry) -> Bool {
    (entry.seconds, entry.actor, entry.command, entry.key, entry.batch)
      == (other.seconds, other.actor, other.command, other.key, other.batch)
  }
}
