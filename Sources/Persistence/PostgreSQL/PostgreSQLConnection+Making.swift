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
        let found = try foundVersion()
        // Another owner may have made it meanwhile.
        if purpose == nil { isMaking = found < tables.version }
        return found
      }
    }

    private func foundVersion() throws -> Int {
      let found = PostgreSQLHome(try catalogued(PostgreSQLHome.query(server.campground)))
      // Seen by the role that owns it, it has no other owner.
      if home?.isThere != true { home = found }
      if let obstacle = found.obstacleToMaking { throw unusable(obstacle) }
      guard found.hasMarks else { return 0 }
      let answer = try catalogued(marks(.reading))
      guard answer.count == 1, answer.integer(0, 0) == Int64(tables.mark) else {
        throw unusable(.otherApplication)
      }
      let version = Int(answer.integer(0, 1) ?? 0)
      guard version <= tables.version else {
        throw unusable(.newerVersion(found: version, supported: tables.version, needed: answer.text(0, 2)))
      }
      return version
    }

    /// Has a transaction make the schema that is missing, or act as the role that owns it, whose the tables are to be.
    func boardHome(_ purpose: Purpose) {
      guard let home else { return }
      if let owner = home.otherOwner, home.isOwned {
        board(PostgreSQLStatement(text: "SET LOCAL ROLE \(PostgreSQLName.quoted(owner))"))
      } else if isMaking, !home.isThere, purpose == .writing {
        board(PostgreSQLStatement(text: "CREATE SCHEMA IF NOT EXISTS \(PostgreSQLName.quoted(server.campground))"))
      }
    }

    /// The schema, after a statement that failed and so ended its transaction; nil when the server does not answer.
    func homeAfterFailure() -> PostgreSQLHome? {
      var home: PostgreSQLHome?
      let rollBack = PostgreSQLLink.Passenger(statement: PostgreSQLStatement("ROLLBACK"), receive: nil)
      let query = PostgreSQLStatement(PostgreSQLHome.query(server.campground))
      try? link.fly([rollBack, PostgreSQLLink.Passenger(statement: query) { home = PostgreSQLHome($0) }])
      return home
    }

    /// Looks whether there is a campground, of which version; 0 when there is none. From here on tables may be made.
    func beginMaking() throws -> Int {
      isMaking = true
      let found = try foundVersion()
      isMaking = found < tables.version
      return found
    }

    /// The answer of a statement about the server's own tables, in the running transaction or one of its own.
    func catalogued(_ sql: SQL) throws -> PostgreSQLAnswer { try catalogued([sql])[0] }

    /// The same for several, which travel together.
    func catalogued(_ several: [SQL]) throws -> [PostgreSQLAnswer] {
      if purpose != nil { return try answers(to: several.map(PostgreSQLStatement.init)) }
      try begin(.reading)
      defer { rollBack() }
      return try answers(to: several.map(PostgreSQLStatement.init))
    }

    func setVersion(_ version: Int) throws {
      try post("UPDATE store SET version = \(version)")
      isMade = version == tables.version
    }

    /// Makes today's tables in an empty schema.
    func make() throws {
      guard let script = tables.script else { throw unusable(.otherApplication) }
      try run("\(PostgreSQLFunctions.script)\n\(script)")
      let running = try catalogued("SELECT pg_current_xact_id()::text, \(Self.life)")
      if let id = running.text(0, 0), let life = running.text(0, 1) { transaction = (id, life) }
      try post("INSERT INTO store (application, version) VALUES (\(Int(tables.mark)), \(tables.version))")
    }

    /// Runs statements without values or answers, in the running transaction if there is one.
    func run(_ script: String) throws {
      if looking.isOn { return }
      if purpose != nil, !waiting.isEmpty || !hasLeft { try fly([]) }
      changes += 1
      known.forgetAll()
      do {
        try link.run(script)
      } catch {
        hasFailed = purpose != nil
        throw marked(error)
      }
    }
  }
#endif
