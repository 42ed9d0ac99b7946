import Persistence

/// Reads the rows of the journal.
struct JournalTable {
  let store: Store
  private static let columns: SQL = "id, at, actor, name, request, key, batch"

  private static func entry(_ row: Row) throws -> LogEntry {
    try LogEntry(
      id: row[0], seconds: Moment.bounded(row[1]), actor: row[2], command: row[3], request: row[4], key: row[5],
      batch: row[6],
      undoneBy: nil, changes: [])
  }

  func entry(_ id: EntryID) throws -> LogEntry? {
    try store.first("SELECT \(Self.columns) FROM command WHERE id = \(id)", Self.entry)
  }

  /// At most `limit` entries before one of them, the newest first.
  func newest(_ condition: SQL, before last: EntryID?, limit: Int) throws -> [LogEntry] {
    let earlier: SQL = last.map { "id < \($0)" } ?? "1 = 1"
    let entries = try store.rows(
      "SELECT \(Self.columns) FROM command WHERE \(earlier) AND (\(condition)) ORDER BY id DESC LIMIT \(limit)",
      Self.entry)
    try requireOrder(entries) { $0 > $1 }
    return entries
  }

  /// At most `limit` entries after one of them, the oldest first.
  func oldest(_ condition: SQL = "1 = 1", after last: EntryID, limit: Int) throws -> [LogEntry] {
    let entries = try store.rows(
      "SELECT \(Self.columns) FROM command WHERE id > \(last) AND (\(condition)) ORDER BY id LIMIT \(limit)",
      Self.entry)
    try requireOrder(entries) { $0 < $1 }
    return entries
  }

  /// Throws for a damaged file whose pages go round in a circle: a list of its entries would never end.
  private func requireOrder(_ entries: [LogEntry], _ isInOrder: (EntryID, EntryID) -> Bool) throws {
    for (entry, next) in zip(entries, entries.dropFirst()) where !isInOrder(entry.id, next.id) {
      throw StoreError.corrupt("the log's entries are out of order")
    }
  }

  /// The entries of a batch before one of them, the newest first.
  func batch(_ first: EntryID, before last: EntryID?, limit: Int) throws -> [LogEntry] {
    let earlier: SQL = last.map { " AND id < \($0)" } ?? ""
    return try store.rows(
      "SELECT \(Self.columns) FROM command WHERE batch = \(first)\(earlier) ORDER BY id DESC LIMIT \(limit)",
      Self.entry)
  }

  var newestID: EntryID {
    get throws { try store.value("SELECT coalesce(max(id), 0) FROM command") ?? EntryID(rawValue: 0) }
  }

  /// False when the first entries are not there: a campground may come in from a folder without its journal.
  var isWhole: Bool {
    get throws {
      let first = try store.value("SELECT min(id) FROM command", as: Int64?.self).flatMap(\.self)
      return try (first ?? store.lastNumber(givenBy: "command") + 1) == 1
    }
  }

  /// The changes of an entry, in their order.
  func changes(of entry: EntryID) throws -> [JournalChange] { try changes(of: [entry])[entry] ?? [] }

  /// The changes of several entries, of each in their order.
  func changes(of entries: [EntryID]) throws -> [EntryID: [JournalChange]] {
    var changes: [EntryID: [JournalChange]] = [:]
    for some in Slices.of(entries) {
      try store.forEach(
        "SELECT command, kind, thing, before, after FROM change WHERE \(SQL("command", isOneOf: some)) ORDER BY id"
      ) {
        changes[try $0[0], default: []].append(
          try JournalChange(kind: $0[1], number: $0[2], before: $0[3], after: $0[4]))
      }
    }
    return changes
  }

  /// The changes of a thing, the newest first.
  func changes(ofThing kind: String, _ number: Int64) throws -> [JournalChange] {
    try store.rows(
      """
      SELECT kind, thing, before, after FROM change WHERE kind = \(kind) AND thing = \(number) ORDER BY id DESC
      """
    ) { try JournalChange(kind: $0[0], number: $0[1], before: $0[2], after: $0[3]) }
  }

  /// The name of the newest command that changed a thing.
  func newestCommand(of kind: String, _ number: Int64) throws -> String? {
    try store.value(
      """
      SELECT name FROM command WHERE id =
        (SELECT max(command) FROM change WHERE kind = \(kind) AND thing = \(number))
      """, as: String.self)
  }

  /// The newest entry that changed a thing.
  func lastToChange(_ kind: String, _ number: Int64) throws -> EntryID? {
    try store.value("SELECT max(command) FROM change WHERE kind = \(kind) AND thing = \(number)") ?? nil
  }

  /// The entries after another one that forgot the person whom things of a kind tell of, by the things' numbers.
  func forgettings(of kind: String, _ numbers: [Int64], since entry: EntryID) throws -> [Int64: EntryID] {
    var entries: [Int64: EntryID] = [:]
    for some in Slices.of(numbers) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT change.thing, max(command.id) FROM change JOIN command ON command.id = change.command
          WHERE change.kind = \(kind) AND \(SQL("change.thing", isOneOf: some)) AND command.id >= \(entry)
            AND command.name = 'forget-camper'
          GROUP BY change.thing
          """
        ) { entries[try $0[0]] = try $0[1] }
      }
    }
    return entries
  }

  /// The entry that undid this one, unless it was itself undone.
  func undoer(of entry: EntryID) throws -> EntryID? { try undoers(of: [entry])[entry] }

  /// The same of several entries, those that are undone; only a damaged store has an earlier one.
  func undoers(of entries: [EntryID]) throws -> [EntryID: EntryID] {
    var undoers: [EntryID: [EntryID]] = [:]
    var next = entries
    while !next.isEmpty {
      var found: [EntryID] = []
      for some in Slices.of(next) {
        try store.ifAny {
          try store.forEach(
            "SELECT entry, by FROM undoing WHERE \(SQL("entry", isOneOf: some)) AND by > entry ORDER BY by DESC"
          ) {
            let undoer: EntryID = try $0[1]
            undoers[try $0[0], default: []].append(undoer)
            found.append(undoer)
          }
        }
      }
      next = found
    }
    func standing(_ entry: EntryID) -> EntryID? { undoers[entry]?.first { standing($0) == nil } }
    return entries.reduce(into: [:]) { $0[$1] = standing($1) }
  }

  /// The entries that another one has undone, the newest first.
  func undone(by other: EntryID) throws -> [EntryID] {
    try store.rows("SELECT entry FROM undoing WHERE by = \(other) ORDER BY entry DESC") { try $0[0] as EntryID }
  }

  func mark(_ entry: EntryID, undoneBy other: EntryID) throws {
    try store.execute("INSERT INTO undoing (entry, by) VALUES (\(entry), \(other))")
  }
}
