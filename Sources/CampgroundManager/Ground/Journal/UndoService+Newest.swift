import Persistence

extension UndoService {
  /// Calls the body with the entries of other actors after one of them, the oldest first; expired holds are no one's.
  package func forEachEntryOfOthers(since entry: EntryID, _ body: (LogEntry) throws -> Void) throws {
    let actor = try journal.namedActor()
    try Slices.forEach(in: journal.store, Slices.Size(length: 100)) { last, limit in
      try log.oldest("actor <> \(actor) AND name <> 'expire'", after: last?.id ?? entry, limit: limit)
    } body: {
      try body($0)
    }
  }

  /// The newest entry of this actor that is neither an undo nor undone; the error names the newest of all.
  func newestOfActor() throws -> LogEntry {
    let actor = try journal.namedActor()
    if let entry = try newest("actor = \(actor)") { return entry }
    let other = try newest()
    throw CampingError(.notFound, [.journal(.nothingOfActorToUndo(actor, newest: other.id, by: other.actor))])
  }

  /// The newest entry of all that is neither an undo nor undone.
  func newest() throws -> LogEntry {
    guard let entry = try newest("1 = 1") else { throw CampingError(.notFound, [.journal(.nothingToUndo)]) }
    return entry
  }

  private func newest(_ condition: SQL) throws -> LogEntry? {
    var last: EntryID?
    // The import of a calendar may have changed nothing but what the next one needs to know.
    let changed: SQL = """
      (name <> 'import-ical' OR EXISTS (
        SELECT 1 FROM change WHERE change.command = command.id AND change.kind <> 'feed-wait'))
      """
    let wanted: SQL = "name NOT IN ('undo', 'redo', 'expire', 'grant') AND \(changed) AND \(condition)"
    while true {
      let entries = try log.newest(wanted, before: last, limit: 20)
      journal.store.expect([{ _ = try entries.first.map { try self.log.changes(of: $0.id) } }])
      let undoers = try log.undoers(of: entries.map(\.id))
      if let entry = entries.first(where: { undoers[$0.id] == nil }) { return entry }
      guard let oldest = entries.last else { return nil }
      last = oldest.id
    }
  }
}
