import Persistence

/// The newest entries of a campground's journal that a backup lacks: the writes since it was made.
///
/// They are all of them when the backup is another campground's.
package struct LackingEntries: Hashable, Sendable {
  package private(set) var count = 0
  package private(set) var first: EntryID?
  package private(set) var last: EntryID?

  init(of campground: Store, in backup: Store) throws {
    let (journal, kept) = (JournalTable(store: campground), JournalTable(store: backup))
    while true {
      let slice = try journal.newest("1 = 1", before: first, limit: 100)
      if slice.isEmpty { return }
      for entry in slice {
        if let same = try kept.entry(entry.id), entry.isSame(as: same) { return }
        count += 1
        first = entry.id
        last = last ?? entry.id
      }
    }
  }
}

extension LogEntry {
  /// True for the same entry in a copy of the store. Forgetting a person overwrites requests, but not the time and the
  /// actor of an entry.
  func isSame(as other: LogEntry) -> Bool {
    (seconds, actor, command, key, batch) == (other.seconds, other.actor, other.command, other.key, other.batch)
  }
}
