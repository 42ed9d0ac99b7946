#if PostgreSQL
  extension Store {
    /// Connects to a server, whose campground is looked at with the first statement; its owner looks at once.
    static func connected(
      to server: StoreServer, schema: Schema, access: Access, busyTimeout: Duration
    ) throws -> (connection: Connection, version: Int) {
      let tables = PostgreSQLTables(
        mark: schema.applicationID, version: schema.version, release: schema.releases?.kept, script: schema.postgresql,
        grants: PostgreSQLGrants(frontRights: schema.frontRights))
      let connection = try PostgreSQLConnection(server, tables: tables, busyTimeout: busyTimeout)
      let version = try access == .owner ? connection.beginMaking() : schema.version
      return (.postgresql(connection), version)
    }

    /// The number of round trips to the server so far, beside those of connecting; 0 for a file.
    package var flights: Int {
      if case .postgresql(let connection) = connection { connection.flights } else { 0 }
    }
  }
#endif
