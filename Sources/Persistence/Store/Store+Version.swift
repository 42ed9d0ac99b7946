/// The schema of a store, and its migration to today's.
extension Store {
  /// Throws unless the file carries the schema's mark and a version that it knows, which it returns.
  ///
  /// Nothing has been written yet.
  static func requireMark(of schema: Schema, on connection: SQLiteConnection, path: String) throws -> Int {
    guard try connection.pragma("application_id") == Int(schema.applicationID) else {
      throw StoreError.unusable(path: path, .otherApplication)
    }
    let found = try connection.pragma("user_version")
    guard found >= 1 else { throw StoreError.corrupt("it has no schema version") }
    guard found <= schema.version else {
      let needed = schema.releases?.needed(on: connection)
      throw StoreError.unusable(path: path, .newerVersion(found: found, supported: schema.version, needed: needed))
    }
    return found
  }

  /// Takes the missing steps, each in a transaction of its own. A new store is made at once.
  func migrate(from openedAt: Int, progress: (MigrationProgress) -> Void) throws {
    do {
      if openedAt == 0, let recorded = schema.recorded {
        try recorded.require(schema.migrations)
        try write {
          guard try schemaVersion == 0 else { return }
          try connection.make(recorded.script)
          try connection.setVersion(schema.version)
          try schema.seed(self)
          try schema.releases?.keepLast(in: self)
        }
      }
      while try schemaVersion < schema.version { try write { try takeStep(from: openedAt, progress) } }
    } catch StoreError.inputOutput(let words, applied: _) {
      // Whether the step was kept or not, the caller's own write has not begun.
      throw StoreError.inputOutput(words, applied: false)
    }
  }

  private func takeStep(from openedAt: Int, _ progress: (MigrationProgress) -> Void) throws {
    // Another process may have taken the step while this one waited for its turn.
    let taken = try schemaVersion
    guard taken < schema.version else { return }
    let migration = schema.migrations[taken]
    progress(MigrationProgress(openedAt: openedAt, step: taken + 1, steps: schema.version, name: migration.name))
    try migration.apply(self)
    if taken + 1 == schema.version {
      try schema.releases?.keepLast(in: self)
      try connection.renewRights()
    }
    try connection.setVersion(taken + 1)
  }
}
