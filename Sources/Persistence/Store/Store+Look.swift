/// Opening a store only to look at it.
extension Store {
  /// Opens one state of a file, as it is: nothing is made, migrated, rolled back or swept away.
  ///
  /// Returns nil for a store that could not be read without writing: one of a version before `oldest`, which is today's
  /// by default, or one that another tool has left in the write-ahead mode. Throws ``StoreError`` for a file that is no store, and when another process
  /// keeps it for longer than `busyTimeout`. Keep it for moments: a writer waits for it at its commit.
  package convenience init?(
    lookingAt path: String, schema: Schema, busyTimeout: Duration, oldest: Int? = nil
  ) throws {
    guard try StoreFile.exists(path, sweeping: false), !SQLiteConnection.isWritingAhead(path) else { return nil }
    let connection = try SQLiteConnection(.fileToRead(path), busyTimeout: busyTimeout, cache: 400)
    try connection.run("BEGIN")
    let version = try Self.requireMark(of: schema, on: connection, path: path)
    guard version >= oldest ?? schema.version else { return nil }
    self.init(.file(path), on: .sqlite(connection), schema: schema, busyTimeout: busyTimeout)
    phase = .reading
  }
}

extension Store {
  /// The version of the schema that the store at a location has; 0 when there is none.
  ///
  /// Nothing is made or migrated. Throws ``StoreError`` for a place that can hold no store, and for a campground on a
  /// server that this role could neither make nor bring up to date.
  package static func version(
    at location: StoreLocation, schema: Schema, busyTimeout: Duration = .seconds(10)
  ) throws -> Int {
    switch location {
    case .memory: return 0
    case .file(let path):
      guard try StoreFile.exists(path) else { return 0 }
      return try requireMark(
        of: schema, on: SQLiteConnection(.file(path), busyTimeout: busyTimeout, cache: 400), path: path)
    case .server(let server):
      #if PostgreSQL
        return try connected(to: server, schema: schema, access: .owner, busyTimeout: busyTimeout).version
      #else
        throw StoreError.unusable(path: server.description, .needsPostgreSQL)
      #endif
    }
  }
}
