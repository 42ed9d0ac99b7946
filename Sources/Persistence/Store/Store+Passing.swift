extension Store {
  /// Makes a store for work that is more than memory should hold: like one in memory, it is gone when the object is.
  ///
  /// The script makes its tables.
  package static func passing(_ script: StaticString) throws -> Store {
    let connection = try SQLiteConnection(path: nil, busyTimeout: .zero, isPassing: true)
    let schema = Schema(applicationID: 0, migrations: [Migration("tables", script: script)])
    let store = Store(.memory, on: .sqlite(connection), schema: schema, busyTimeout: .zero)
    try store.migrate(from: 0) { _ in }
    return store
  }
}
