extension Store {
  /// Copies the store, as of one moment, into an empty file; others may go on writing.
  ///
  /// The caller, who made the file, checks and syncs it. Rows of another engine are put in without a look at their
  /// values and references, because the engine's check of the file looks at all of them.
  package func copy(into path: String) throws {
    if let file = connection.sqlite {
      sweepBeside()
      return try Self.copy(file, into: path)
    }
    let target = try SQLiteConnection(.file(path), busyTimeout: .zero)
    try target.run(Self.unsynced)
    try target.run("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")
    try target.run("PRAGMA application_id = \(schema.applicationID)")
    let copy = Store(.file(path), on: .sqlite(target), schema: schema, busyTimeout: .zero)
    try copy.migrate(from: 0) { _ in }
    try target.withTablesAlone { try copyRows(to: copy) }
  }

  /// A copy in memory, as of one moment, whose rows nothing holds: without triggers, and without a look at references.
  ///
  /// It is for a state that is looked at, and never kept.
  package func looseCopy() throws -> Store {
    let target = try SQLiteConnection(.memory, busyTimeout: .zero)
    try target.run("PRAGMA application_id = \(schema.applicationID)")
    let copy = Store(.memory, on: .sqlite(target), schema: schema, busyTimeout: .zero)
    try target.run("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; PRAGMA secure_delete = OFF")
    // The engine copies no file that the same connection is about to change, as the lines of a batch do.
    if let file = connection.sqlite, !isWriting {
      try file.copy(over: target)
    } else {
      try copy.migrate(from: 0) { _ in }
      try target.withTablesAlone { try copyRows(to: copy) }
    }
    for name in try copy.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'", { try $0[0] as String }) {
      try target.run("DROP TRIGGER \(name)")
    }
    return copy
  }

  /// Copies a store's file, which is only read, into one that is made beside a place.
  ///
  /// It may have an older version of the schema; opening the copy migrates that, and leaves the file.
  package static func copy(_ path: String, beside place: String, schema: Schema) throws -> PassingFolder {
    guard try StoreFile.exists(path) else { throw StoreError.unusable(path: path, .missing) }
    let source = try SQLiteConnection(.fileToRead(path), busyTimeout: .seconds(10))
    _ = try requireMark(of: schema, on: source, path: path)
    let passing = try StoreFile.make(beside: place)
    try copy(source, into: passing.file)
    return passing
  }

  private static let unsynced = "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF"

  /// Copies without syncing: nobody else sees the file yet, and until it is synced it is worth nothing anyway.
  private static func copy(_ source: SQLiteConnection, into path: String) throws {
    let target = try SQLiteConnection(.file(path), busyTimeout: .zero)
    try target.run(unsynced)
    try source.copy(over: target)
  }
}

extension Store {
  /// Puts all rows of this store, as of one moment, in the place of those of another with the same tables, whatever the
  /// engines of both; the numbers that its tables have given go along.
  ///
  /// The other store is one that was just made. Throws ``StoreError``.
  package func copyRows(to other: Store) throws {
    try read {
      try other.write {
        let (tables, others) = (try connection.tables(), try other.connection.tables())
        guard tables.map(\.name).sorted() == others.map(\.name).sorted() else {
          throw StoreError.corrupt("its tables are not those of another store")
        }
        try other.connection.checkReferencesAtEnd()
        for table in others.reversed() { try other.connection.clear(table) }
        try connection.forEachTable(of: others) { table, rows in try other.connection.insert(into: table, rows) }
        try other.connection.continueNumbers(connection.numbersGiven(), of: others)
      }
    }
  }
}
