#if PostgreSQL
  /// The making of a campground's tables, and their bringing up to date, by the owner of its schema.
  extension PostgreSQLConnection {
    /// The number of migrations that the campground has taken; 0 when there is none, which only its owner may ask.
    var version: Int {
      get throws {
        guard isMaking else {
          var version = 0
          try query("SELECT version FROM store") { answer, row in
            version = Int(answer.integer(row, 0) ?? 0)
            return false
          }
          return version
        }
        return try foundVersion()
      }
    }

    private func foundVersion() throws -> Int {
      let found = try catalogued(
        """
        SELECT count(*), count(table_.oid) FROM pg_catalog.pg_namespace AS schema_
          LEFT JOIN pg_catalog.pg_class AS table_ ON schema_.oid = table_.relnamespace AND table_.relname = 'store'
        WHERE schema_.nspname = \(server.campground)
        """)
      hasSchema = found.integer(0, 0) == 1
      guard found.integer(0, 1) == 1 else { return 0 }
      let marks = try catalogued("SELECT application, version FROM store")
      guard marks.count == 1, marks.integer(0, 0) == Int64(tables.mark) else {
        throw unusable(.otherApplication)
      }
      let version = Int(marks.integer(0, 1) ?? 0)
      guard version <= tables.version else {
        throw unusable(.newerVersion(found: version, supported: tables.version, needed: nil))
      }
      return version
    }

    /// Looks whether there is a campground, of which version; 0 when there is none. From here on tables may be made.
    func beginMaking() throws -> Int {
      isMaking = true
      let found = try foundVersion()
      isMaking = found < tables.version
      return found
    }

    /// The answer of a statement about the server's own tables, in the running transaction or one of its own.
    func catalogued(_ sql: SQL) throws -> PostgreSQLAnswer {
      if purpose != nil { return try asked([PostgreSQLStatement(sql)])[0] }
      try begin(.reading)
      defer { rollBack() }
      return try asked([PostgreSQLStatement(sql)])[0]
    }

    func setVersion(_ version: Int) throws {
      try post("UPDATE store SET version = \(version)")
      isMade = version == tables.version
    }

    /// Makes today's tables in an empty schema.
    func make() throws {
      guard let script = tables.script else { throw unusable(.otherApplication) }
      try run("\(PostgreSQLFunctions.script)\n\(script)")
      try post("INSERT INTO store (application, version) VALUES (\(Int(tables.mark)), \(tables.version))")
    }

    /// Runs statements without values or answers, in the running transaction if there is one.
    func run(_ script: String) throws {
      if purpose != nil, !waiting.isEmpty || !hasLeft { try fly([]) }
      changes += 1
      known = []
      do {
        try link.run(script)
      } catch {
        hasFailed = purpose != nil
        throw marked(error)
      }
    }
  }
#endif
