import Persistence

/// Undoes entries of the journal, from their images alone: it knows no kinds of things.
public final class UndoService {
  let journal: Journal
  let log: JournalTable
  private let tables: [any JournaledTable]
  /// A filter of the entries that use the thing of a change; nil for a kind that nothing else uses.
  let uses: (JournalChange) -> LogFilter?

  init(journal: Journal, tables: [any JournaledTable], uses: @escaping (JournalChange) -> LogFilter? = { _ in nil }) {
    self.uses = uses
    self.journal = journal
    log = JournalTable(store: journal.store)
    self.tables = tables
  }

  /// The entry to undo: the one given, or else this actor's newest that is neither an undo nor undone.
  ///
  /// - Parameters:
  ///   - reference: The entry, such as `o-7`; nil for the newest.
  ///   - ofAnyone: True for the newest of all actors.
  /// - Returns: The entry, and whether its batch is undone with it.
  /// - Throws: ``CampingError`` when there is none, and when it was undone already.
  public func target(_ reference: EntryReference? = nil, ofAnyone: Bool = false) throws -> UndoTarget {
    try journal.store.read {
      let entry = try reference.map(standing) ?? (ofAnyone ? newest() : newestOfActor())
      if entry.command == GrantedRole.command { throw CampingError(.undoBlocked, [.undo(.rightsGiven(entry.id))]) }
      return UndoTarget(entry: entry, isBatch: entry.batch != nil)
    }
  }

  /// Undoes an entry, a batch whole, as one write; ``redo(_:)`` does it again.
  ///
  /// - Parameters:
  ///   - reference: The entry, such as `o-7`; nil for this actor's newest that is neither an undo nor undone.
  ///   - ofAnyone: True for the newest of all actors.
  /// - Returns: The entries that were taken back.
  /// - Throws: ``CampingError`` when a thing has changed since, naming the entry that changed it.
  @discardableResult
  public func undo(_ reference: EntryReference? = nil, ofAnyone: Bool = false) throws -> WriteResult<Undone> {
    try record("undo") { entry, manner in
      let target = try target(reference, ofAnyone: ofAnyone)
      entry.record(["entry": target.entry.id])
      let (undoing, count) = try takeBack(target, manner, &entry)
      return Undone(
        undone: target.entry.id, entry: undoing, command: target.entry.command, isBatch: target.isBatch, entries: count)
    }
  }

  /// Takes back an entry, a batch whole; returns the entry that does so, and the number of those taken back.
  func takeBack(
    _ target: UndoTarget, _ manner: PuttingBack, _ entry: inout JournalEntry
  ) throws -> (by: EntryID, count: Int) {
    var count = 0
    try forEachEntry(of: target) { old in
      try takeBack(old, manner, &entry)
      try log.mark(old.id, undoneBy: entry.begin())
      count += 1
    }
    return (try entry.begin(), count)
  }

  private func forEachEntry(of target: UndoTarget, _ body: (LogEntry) throws -> Void) throws {
    guard let batch = target.entry.batch else { return try body(target.entry) }
    var last: EntryID?
    while true {
      let entries = try log.batch(batch, before: last, limit: 200)
      let undoers = try log.undoers(of: entries.map(\.id))
      for entry in entries where undoers[entry.id] == nil { try body(entry) }
      guard let oldest = entries.last else { return }
      last = oldest.id
    }
  }

  /// The entry of a reference; throws ``CampingError`` for one that was undone already.
  private func standing(_ reference: EntryReference) throws -> LogEntry {
    let entry = try find(reference)
    guard let other = try log.undoer(of: entry.id) else { return entry }
    throw CampingError(.undoBlocked, [.undo(.undoneAlready(entry.id, by: other))])
  }

  func find(_ reference: EntryReference) throws -> LogEntry {
    if let id = try reference.id(), let entry = try log.entry(id) { return entry }
    throw CampingError(.notFound, [.reference(.notFound(.journalEntry, reference.text, field: "entry"))])
  }

  /// Restores everything that an entry changed, the last part first.
  ///
  /// A change that renames a thing is a part of its own: each part is read when the images of others name the thing as
  /// they did when it was written.
  private func takeBack(_ old: LogEntry, _ manner: PuttingBack, _ entry: inout JournalEntry) throws {
    var changes = try log.changes(of: old.id)
    while !changes.isEmpty {
      let renaming = try changes.lastIndex { try type(of: table(of: $0.kind)).renames($0.before, to: $0.after) }
      let start = renaming.map { $0 == changes.count - 1 ? $0 : $0 + 1 } ?? 0
      try takeBack(Array(changes[start...]), of: old, manner, &entry)
      changes = start == 0 ? [] : Array(try log.changes(of: old.id)[..<start])
    }
  }

  /// Restores a part of an entry; releases of nights go first, so that the nights of a swap are free.
  private func takeBack(
    _ part: [JournalChange], of old: LogEntry, _ manner: PuttingBack, _ entry: inout JournalEntry
  ) throws {
    let changes = try merged(part).reversed().map { (change: $0, table: try table(of: $0.kind)) }
    let all = changes.map(\.change)
    let kinds = ChangedKind.all(in: changes)
    journal.store.expect(
      kinds.flatMap { kind -> [() throws -> Void] in
        [
          { _ = try self.log.forgettings(of: kind.name, kind.numbers, since: old.id) },
          { _ = try kind.images() }, { try kind.requireReferences() },
        ]
      } + [{ _ = try self.counters(of: kinds, amid: all) }])
    let counters = try counters(of: kinds, amid: all)
    let states = try kinds.reduce(into: [String: ChangedKind.State]()) {
      $0[$1.name] = try state(of: $1, counters[$1.name], since: old.id)
    }
    for change in all { try states[change.kind]?.requireRemembered(change, of: old.id) }
    let things = try all.compactMap { change in
      try states[change.kind].map { TakenBack(change, $0, now: try untouched(change, $0, of: old.id)) }
    }
    for thing in things { try thing.table.release(thing.change.number) }
    let done = try putBack(things, of: old.id, manner)
    for thing in done { try entry.add(thing.change.kind, thing.number, thing.replaced, thing.image) }
    // Those that are put back one by one know nothing of each other.
    let after = done.contains(where: \.isAlone) ? try self.counters(of: kinds, amid: all) : counters
    for counters in after.values { try counters.requireSound() }
  }

  /// The counters of the rows that are only appended, by their kinds.
  private func counters(of kinds: [ChangedKind], amid changes: [JournalChange]) throws -> [String: any RowCounters] {
    try tables.reduce(into: [:]) { counters, table in
      let name = type(of: table).kind
      counters[name] = try table.counters(of: kinds.first { $0.name == name }?.numbers ?? [], amid: changes)
    }
  }

  private func state(
    of kind: ChangedKind, _ counters: (any RowCounters)?, since old: EntryID
  ) throws -> ChangedKind.State {
    ChangedKind.State(
      table: kind.table,
      forgettings: try log.forgettings(of: kind.name, kind.numbers, since: old),
      images: try kind.images(), counters: counters)
  }

  /// The changes of an entry, joined for a thing that it changed more than once: as before the first and after the
  /// last. A thing that was made and removed again is not among them.
  private func merged(_ changes: [JournalChange]) -> [JournalChange] {
    var merged: [JournalChange] = []
    var places: [String: Int] = [:]
    for change in changes {
      let place = places["\(change.kind) \(change.number)"]
      guard let place else {
        places["\(change.kind) \(change.number)"] = merged.count
        merged.append(change)
        continue
      }
      merged[place] = JournalChange(
        kind: change.kind, number: change.number, before: merged[place].before, after: change.after)
    }
    return merged.filter { $0.before != nil || $0.after != nil }
  }

  private func table(of kind: String) throws -> any JournaledTable {
    guard let table = tables.keeping(kind) else { throw StoreError.corrupt("the journal has a change of a \(kind)") }
    return table
  }

  /// The thing's image now; throws when more than its version differs from the image that the entry left.
  private func untouched(_ change: JournalChange, _ state: ChangedKind.State, of old: EntryID) throws -> String? {
    let now = state.images[change.number]
    if try state.isTouched(change) {
      let other = try log.lastToChange(change.kind, change.number)
      let thing = state.name(of: change)
      throw CampingError(.undoBlocked, [.undo(.touchedSince(old, thing, by: other == old ? nil : other))])
    }
    return now
  }
}
