import Persistence

/// Lists the writes to the campground, and their actors.
public final class LogService {
  let store: Store
  private let log: JournalTable
  private let tables: [any JournaledTable]
  /// The currency in which amounts are shown.
  private let currency: () throws -> Currency

  init(store: Store, tables: [any JournaledTable], currency: @escaping () throws -> Currency) {
    self.store = store
    log = JournalTable(store: store)
    self.tables = tables
    self.currency = currency
  }

  /// Calls the body with the entries that pass the filter, the newest first.
  public func forEachEntry(_ filter: LogFilter = LogFilter(), _ body: (LogEntry) throws -> Void) throws {
    try forEachSlice(filter) { try $0.forEach(body) }
  }

  /// The same, some hundred at a time.
  package func forEachSlice(_ filter: LogFilter, _ body: ([LogEntry]) throws -> Void) throws {
    if let limit = filter.limit, limit < 0 { throw CampingError(.invalidRequest, [.report(.invalidLimit(limit))]) }
    let condition = try store.read { try filter.condition(in: store) }
    try Slices.forEachSlice(in: store, Slices.Size(limit: filter.limit, length: 100)) { last, limit in
      try whole(log.newest(condition, before: last?.id, limit: limit))
    } body: {
      try body($0)
    }
  }

  /// Calls the body with the entries after one of them, the oldest first, and returns the last.
  ///
  /// Ids grow in the order of commits, so a reader that goes on from the last one given misses none and sees none
  /// twice.
  public func forEachEntry(after last: EntryID, _ body: (LogEntry) throws -> Void) throws -> EntryID {
    var newest = last
    try Slices.forEach(in: store, Slices.Size(length: 100)) { previous, limit in
      try whole(log.oldest(after: previous?.id ?? last, limit: limit))
    } body: { entry in
      try body(entry)
      newest = entry.id
    }
    return newest
  }

  /// True when an entry passes the filter.
  package func hasEntry(_ filter: LogFilter) throws -> Bool {
    try store.read { try !log.newest(filter.condition(in: store), before: nil, limit: 1).isEmpty }
  }

  /// The newest entry's id; 0 while there is none.
  public var newest: EntryID {
    get throws { try log.newestID }
  }

  /// Throws ``CampingError`` for an entry that does not exist yet: a reader waiting for later ones would miss the next.
  package func requireWritten(_ id: EntryID) throws {
    guard try id <= newest else {
      throw CampingError(.notFound, [.reference(.notFound(.journalEntry, "\(id)", field: "since"))])
    }
  }

  private func whole(_ entries: [LogEntry]) throws -> [LogEntry] {
    let (log, ids) = (log, entries.map(\.id))
    store.expect([{ _ = try log.undoers(of: ids) }, { _ = try log.changes(of: ids) }, { _ = try self.currency() }])
    let (undoers, changes) = (try log.undoers(of: ids), try log.changes(of: ids))
    let form = ImageForm.shown(digits: try currency().digits)
    return entries.map { entry in
      var entry = entry
      entry.undoneBy = undoers[entry.id]
      entry.changes = (changes[entry.id] ?? []).map { logChange($0, form) }
      return entry
    }
  }

  /// The change with the thing's name for people, and its images as they are shown.
  private func logChange(_ change: JournalChange, _ form: ImageForm) -> LogChange {
    guard let table = tables.keeping(change.kind) else {
      return LogChange(
        kind: change.kind, id: String(change.number), before: change.before, after: change.after)
    }
    return logChange(change, table, form)
  }

  private func logChange<Table: JournaledTable>(_ change: JournalChange, _ table: Table, _ form: ImageForm) -> LogChange
  {
    let (before, after) = (change.before.map { try? Table.image($0) }, change.after.map { try? Table.image($0) })
    let label = ((after ?? before) ?? nil).map { table.label(of: change.number, $0) }
    // An unreadable image, such as a forgotten one, is shown as it is.
    return LogChange(
      kind: change.kind, id: label ?? String(change.number), before: before??.image(form) ?? change.before,
      after: after??.image(form) ?? change.after)
  }
}

extension LogFilter {
  func condition(in store: Store) throws -> SQL {
    var parts: [SQL] = []
    if let changes = try changes?(store) { parts.append("id IN (SELECT command FROM change WHERE \(changes))") }
    if let actor { parts.append("actor = \(actor)") }
    if let from { parts.append("at >= \(from)") }
    if let before { parts.append("at < \(before)") }
    if let since { parts.append("id > \(since)") }
    return parts.isEmpty ? "1 = 1" : SQL.joined(parts, by: " AND ")
  }
}
