extension Store {
  /// Begins work on a second store for the same file, in another thread; returns nil when there is no such file,
  /// and in a transaction, whose changes the work could not see.
  package func beside<Answer: Sendable>(
    _ work: @escaping @Sendable (Store) throws -> Answer
  ) -> OtherThread<Result<Answer, any Error>>? {
    guard case .file = location, case .idle = phase else { return nil }
    let (location, schema, busyTimeout) = (location, schema, busyTimeout)
    return OtherThread {
      Result { try work(Store(location, schema: schema, access: .existing, busyTimeout: busyTimeout)) }
    }
  }

  /// Keeps more of the file's pages in memory from now on, for work that meets many of them again.
  package func keepMorePages() {
    // Without them the work only takes longer.
    try? connection.sqlite?.run("PRAGMA cache_size = -8000")
  }
}

extension Store {
  /// Makes a store for work that is more than memory should hold: like one in memory, it is gone when the object is.
  ///
  /// The script makes its tables.
  package static func passing(_ script: StaticString) throws -> Store {
    let connection = try SQLiteConnection(.passing, busyTimeout: .zero)
    let schema = Schema(applicationID: 0, migrations: [Migration("tables", script: script)])
    let store = Store(.memory, on: .sqlite(connection), schema: schema, busyTimeout: .zero)
    try store.migrate(from: 0) { _ in }
    return store
  }
}
