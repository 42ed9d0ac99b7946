#if PostgreSQL
  extension PostgreSQLConnection {
    /// The names of the definitions that differ from those of a new campground, or are missing; nil for a role that
    /// may make no schema.
    ///
    /// A new one is made in a schema beside, by another link, and rolled back. So each server writes both in its words.
    func differingDefinitions() throws -> [String]? {
      let right = try answer(
        to: PostgreSQLStatement(text: "SELECT has_database_privilege(current_database(), 'CREATE')"))
      // Another connection finds it out, which travels with nothing.
      if isForeseeing { throw LacksAnswer() }
      guard let script = tables.script, right.integer(0, 0) == 1 else { return nil }
      let other = try PostgreSQLLink(server, within: busyTimeout)
      defer { try? other.run("ROLLBACK") }
      // A name with a dot is no campground's.
      let new = "campctl.\(UInt64.random(in: 0 ... .max))"
      let quoted = PostgreSQLName.quoted(new)
      try other.run("BEGIN; CREATE SCHEMA \(quoted); SET LOCAL search_path = \(quoted)")
      try other.run("\(PostgreSQLFunctions.script)\n\(script)")
      let made = try Self.definitions(in: new, by: other)
      let found = try Self.definitions(in: server.campground, by: other)
      return Set(made.keys).union(found.keys).filter { made[$0] != found[$0] }.sorted()
    }

    /// The definitions in a schema, by name.
    private static func definitions(in schema: String, by link: PostgreSQLLink) throws -> [String: [String]] {
      var definitions: [String: [String]] = [:]
      let statement = PostgreSQLStatement(PostgreSQLDefinitions.all(in: schema))
      try link.fly([
        PostgreSQLLink.Passenger(statement: statement) { answer in
          for row in 0..<answer.count {
            guard let name = answer.text(row, 0), let text = answer.text(row, 1) else { continue }
            definitions[name, default: []].append(text)
          }
        }
      ])
      return definitions
    }
  }
#endif
