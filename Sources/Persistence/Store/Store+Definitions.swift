#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The definitions in a store, beside those of its schema.
extension Store {
  /// The names of tables, indexes and triggers that differ from those of the schema's steps, or are missing; nil for a
  /// role of a server that cannot compare them.
  package func definitions(differingFrom schema: Schema) throws -> [String]? {
    try connection.definitions { try Store(.memory, schema: schema).connection }
  }

  /// Throws when a trigger that no step of the schema makes would run with each write.
  func requireOwnTriggers(of schema: Schema, on file: SQLiteConnection) throws {
    let scripts = schema.migrations.compactMap(\.script)
    guard scripts.count == schema.version else { return }
    // A new store has them all, in the order of its script: there each is looked for behind the one before.
    var place = 0
    try file.forEachTrigger { definition in
      if let next = schema.recorded?.script.end(of: definition, from: place) {
        place = next
        return
      }
      guard scripts.contains(where: { $0.end(of: definition, from: 0) != nil }) else {
        throw StoreError.corrupt("it has a trigger of somebody else's")
      }
    }
  }

  /// The failure, or the damage of the file if that is the reason why a row was refused.
  func blamed(_ error: any Error) -> any Error {
    guard case StoreError.constraint = error else { return error }
    let differing = try? definitions(differingFrom: schema) ?? []
    return differing == [] && isSound ? error : StoreError.corrupt("it rejected a valid row")
  }

  /// True when the engine finds no damage.
  private var isSound: Bool {
    let look: ()? = try? read {
      try connection.forEachProblem(atMost: 1) { problem in
        // A setting of the server's that matters in a power cut refuses no row.
        if case .unsafeSetting = problem { return }
        throw StoreError.busy
      }
    }
    return look != nil
  }
}

extension StaticString {
  /// The place behind the text, byte by byte, where it stands in it at or after a place; nil where it does not.
  fileprivate func end(of text: String, from place: Int) -> Int? {
    text.withCString { text in
      UnsafeRawPointer(utf8Start).withMemoryRebound(to: CChar.self, capacity: utf8CodeUnitCount + 1) { start in
        strstr(start + place, text).map { UnsafePointer($0) - start + strlen(text) }
      }
    }
  }
}
