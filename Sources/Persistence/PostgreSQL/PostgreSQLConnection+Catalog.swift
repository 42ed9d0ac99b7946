#if PostgreSQL
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// The server's own knowledge of a campground.
  extension PostgreSQLConnection {
    /// A number that grows with each write: the sum of all numbers given.
    var commitNumber: Int {
      get throws {
        var sum: Int64 = 0
        try query("SELECT coalesce(sum(seq), 0) FROM counter") { answer, row in
          sum = answer.integer(row, 0) ?? 0
          return false
        }
        return Int(sum)
      }
    }

    func pause(milliseconds: UInt32 = 5) { usleep(milliseconds * 1_000) }

    /// The names of the campground's own tables.
    func tableNames() throws -> [String] {
      let answer = try catalogued("SELECT relname FROM (\(ownRelations)) AS table_ ORDER BY 1")
      return (0..<answer.count).compactMap { answer.text($0, 0) }
    }

    /// The tables of the campground as the server knows them.
    var ownRelations: SQL {
      """
      SELECT table_.oid, table_.relname FROM pg_catalog.pg_class AS table_ JOIN pg_catalog.pg_namespace AS schema_
        ON schema_.oid = table_.relnamespace
      WHERE schema_.nspname = \(server.campground) AND table_.relkind = 'r'
      """
    }
  }
#endif
