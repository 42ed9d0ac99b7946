import Persistence

/// Tells what happened in the campground, and by whom.
public final class LogService {
  private let store: Store
  private let log: JournalTable
  private let tables: [any JournaledTable]

  init(store: Store, tables: [any JournaledTable]) {
    self.store = store
    log = JournalTable(store: store)
    self.tables = tables
  }

  /// Gives the entries that pass the filter, the newest first.
  public func forEachEntry(_ filter: LogFilter = LogFilter(), _ body: (LogEntry) throws -> Void) throws {
    if let limit = filter.limit, limit < 0 { throw CampingError(.invalidRequest, [.invalidLimit(limit)]) }
    try Slices.forEach(in: store, limit: filter.limit, of: 100) { last, limit in
      try log.newest(filter.condition, before: last?.id, limit: limit).map(whole)
    } body: {
      try body($0)
    }
  }

  /// Gives the entries after one of them, the oldest first, and returns the last.
  ///
  /// Ids go up in the order of commits, so whoever goes on from the last one given misses none and sees none twice.
  public func forEachEntry(after last: EntryID, _ body: (LogEntry) throws -> Void) throws -> EntryID {
    var newest = last
    try Slices.forEach(in: store, of: 100) { previous, limit in
      try log.oldest(after: previous?.id ?? last, limit: limit).map(whole)
    } body: { entry in
      try body(entry)
      newest = entry.id
    }
    return newest
  }

  /// Whether an entry passes the filter.
  public func hasEntry(_ filter: LogFilter) throws -> Bool {
    try !log.newest(filter.condition, before: nil, limit: 1).isEmpty
  }

  /// The newest entry's id; 0 while there is none.
  public var newest: EntryID {
    get throws { try log.newestID }
  }

  /// Throws ``CampingError`` for an entry that is not there yet: whoever waited for those after it would miss the next.
  public func requireWritten(_ id: EntryID) throws {
    guard try id <= newest else { throw CampingError(.notFound, [.notFound("entry", "\(id)", field: "since")]) }
  }

  private func whole(_ entry: LogEntry) throws -> LogEntry {
    var entry = entry
    entry.undoneBy = try log.undoer(of: entry.id)
    entry.changes = try log.changes(of: entry.id).map(named)
    return entry
  }

  private func named(_ change: JournalChange) -> LogChange {
    let label = tables.keeping(change.kind).flatMap { self.label(of: change, $0) }
    return LogChange(
      kind: change.kind, id: label ?? String(change.number), before: change.before, after: change.after)
  }

  private func label<Table: JournaledTable>(of change: JournalChange, _ table: Table) -> String? {
    guard let text = change.after ?? change.before else { return nil }
    return (try? Table.image(text)).map { table.label(of: change.number, $0) }
  }
}

extension LogFilter {
  var condition: SQL {
    var parts: [SQL] = []
    if let changes { parts.append("id IN (SELECT command FROM change WHERE \(changes))") }
    if let actor { parts.append("actor = \(actor)") }
    if let from { parts.append("at >= \(from)") }
    if let before { parts.append("at < \(before)") }
    if let since { parts.append("id > \(since)") }
    return parts.isEmpty ? "1 = 1" : SQL.joined(parts, by: " AND ")
  }
}
