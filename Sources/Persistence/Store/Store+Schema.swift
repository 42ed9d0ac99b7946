#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is defined in a store's file, beside what its schema makes.
extension Store {
  /// The names of tables, indexes and triggers that are not as the schema's steps make them, or not there at all.
  public func definitions(differingFrom schema: Schema) throws -> [String] {
    let made = try Store(.memory, schema: schema).definitions
    let found = try definitions
    return Set(made.keys).union(found.keys).filter { made[$0] != found[$0] }.sorted()
  }

  /// By name; without the statistics that the engine keeps for itself when it is asked to.
  private var definitions: [String: [String]] {
    get throws {
      var definitions: [String: [String]] = [:]
      try forEach(
        """
        SELECT name, typeof(type) || typeof(tbl_name) || type || ' ' || tbl_name || ' ' || coalesce(sql, '')
        FROM sqlite_schema
        WHERE substr(name, 1, 11) <> 'sqlite_stat' ORDER BY 1, 2
        """
      ) { definitions[try $0[0], default: []].append(try $0[1]) }
      return definitions
    }
  }

  /// Throws when something would be done with each write that no step of the schema says.
  func requireOwnTriggers(of schema: Schema) throws {
    let scripts = schema.migrations.compactMap(\.script)
    guard scripts.count == schema.version else { return }
    try forEach("SELECT sql FROM sqlite_schema WHERE type = 'trigger'") { row in
      let definition: String = try row[0]
      guard scripts.contains(where: { $0.contains(definition) }) else {
        throw StoreError.corrupt("it has a trigger of somebody else's")
      }
    }
  }

  /// The failure, unless the file is why a row was refused: then that it is damaged.
  func blamed(_ error: any Error) -> any Error {
    guard case StoreError.constraint = error else { return error }
    let differing = try? definitions(differingFrom: schema)
    let words = try? value("PRAGMA integrity_check(1)", as: String.self)
    return differing == [] && words == "ok" ? error : StoreError.corrupt("it rejected a valid row")
  }
}

extension StaticString {
  /// Whether the text stands in it, byte by byte.
  fileprivate func contains(_ text: String) -> Bool {
    text.withCString { text in
      UnsafeRawPointer(utf8Start).withMemoryRebound(to: CChar.self, capacity: utf8CodeUnitCount + 1) {
        strstr($0, text) != nil
      }
    }
  }
}
