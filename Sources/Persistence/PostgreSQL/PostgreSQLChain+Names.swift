#if PostgreSQL
  /// The campgrounds of a chain that this role may read.
  extension PostgreSQLChain {
    /// The names, found in one flight: of all campgrounds those that may be read, or those that the chain names, of which
    /// each has to be. Throws ``StoreError``.
    static func names(of chain: StoreChain, over link: PostgreSQLLink) throws -> [String] {
      guard let names = chain.names else { return try readable(over: link) }
      var obstacles: [StoreError] = []
      try link.fly(
        names.map { name in
          PostgreSQLLink.Passenger(statement: PostgreSQLStatement(PostgreSQLHome.query(name))) { answer in
            guard let reason = PostgreSQLHome(answer).obstacle(to: .reading) else { return }
            obstacles.append(.unusable(path: chain.server(name).description, reason))
          }
        })
      if let first = obstacles.first { throw first }
      return names
    }

    private static func readable(over link: PostgreSQLLink) throws -> [String] {
      var names: [String] = []
      try link.fly([
        PostgreSQLLink.Passenger(statement: PostgreSQLStatement(query)) { answer in
          names = (0..<answer.count).compactMap { answer.text($0, 0) }
        }
      ])
      return names.filter(StoreServer.isName)
    }

    /// The schemas with the marks of a campground. One that a backup has replaced is kept beside, under a name with a
    /// number behind it, and is no campground of the chain any more.
    private static let query: SQL = """
      SELECT nspname FROM pg_catalog.pg_namespace AS schema_
        JOIN pg_catalog.pg_class AS marks ON marks.relnamespace = schema_.oid AND marks.relname = 'store'
        JOIN pg_catalog.pg_attribute AS mark ON mark.attrelid = marks.oid AND mark.attname = 'application'
      WHERE has_schema_privilege(schema_.oid, 'USAGE') AND has_table_privilege(marks.oid, 'SELECT')
        AND nspname !~ '-old-[0-9]+$' ORDER BY nspname COLLATE "C"
      """
  }
#endif
