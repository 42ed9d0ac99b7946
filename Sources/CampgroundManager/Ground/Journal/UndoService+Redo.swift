/// Redoing of undone entries.
extension UndoService {
  /// Does an undone entry again, a batch whole, by taking back its undo.
  ///
  /// - Parameter reference: The entry that was undone, or its undo; nil is the actor's newest undo that stands.
  /// - Returns: The entries that were done again.
  /// - Throws: ``CampingError`` when nothing of that was undone, and when a thing has changed since.
  @discardableResult
  public func redo(_ reference: EntryReference? = nil) throws -> WriteResult<Undone> {
    try record("redo") { entry, manner in
      let undo = try reference.map(undoing) ?? newestUndo()
      journal.store.expect([{ _ = try self.log.changes(of: undo.id) }])
      let undone = try log.undone(by: undo.id)
      let notUndone = CampingError(.undoBlocked, [.undo(.notUndone(undo.id))])
      guard let number = undone.first else { throw notUndone }
      let first = try journal.store.ifAny { try log.entry(number) }
      entry.record(["entry": number])
      let redoing = try takeBack(UndoTarget(entry: undo, isBatch: false), manner, &entry).by
      guard let first else { throw notUndone }
      return Undone(
        undone: first.id, entry: redoing, command: first.command, isBatch: first.batch != nil, entries: undone.count)
    }
  }

  /// The undo of an entry, or the entry itself where it is one.
  private func undoing(_ reference: EntryReference) throws -> LogEntry {
    let entry = try find(reference)
    if let undo = try log.undoer(of: entry.id).flatMap(log.entry) { return undo }
    guard entry.command == "undo" else { throw CampingError(.undoBlocked, [.undo(.notUndone(entry.id))]) }
    return entry
  }

  private func newestUndo() throws -> LogEntry {
    let actor = try journal.namedActor()
    var last: EntryID?
    while let entry = try log.newest("name = 'undo' AND actor = \(actor)", before: last, limit: 1).first {
      if try log.undoer(of: entry.id) == nil { return entry }
      last = entry.id
    }
    throw CampingError(.notFound, [.journal(.nothingToRedo(actor))])
  }
}
