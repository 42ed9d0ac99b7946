#if PostgreSQL
  extension Store {
    /// Connects to a server, whose campground is looked at with the first statement; its owner looks at once.
    static func connected(
      to server: StoreServer, schema: Schema, access: Access, busyTimeout: Duration
    ) throws -> (connection: Connection, version: Int) {
      let connection = try PostgreSQLConnection(server, tables: PostgreSQLTables(schema), busyTimeout: busyTimeout)
      if access == .owner { try schema.recorded?.require(schema.migrations) }
      let version = try access == .owner ? connection.beginMaking() : schema.version
      return (.postgresql(connection), version)
    }

    /// Puts a copy of a file's rows in the place of a server's campground, in one transaction; the old one is kept under
    /// another name, which is returned. Nothing happens when the check of the new one throws.
    package static func replace(
      _ server: StoreServer, by file: Store, busyTimeout: Duration = .seconds(10), check: (Store) throws -> Void
    ) throws -> StoreServer? {
      let (connection, _) = try connected(to: server, schema: file.schema, access: .existing, busyTimeout: busyTimeout)
      guard case .postgresql(let campground) = connection else { return nil }
      try campground.beginReplacing()
      let store = Store(.server(server), on: connection, schema: file.schema, busyTimeout: busyTimeout)
      store.clockOfEntries = .copied
      return try store.write {
        let kept = try campground.makeAnew()
        try file.copyRows(to: store)
        try check(store)
        return kept.map(server.named)
      }
    }

    /// The name under which a server's campground would be kept by a replacement; nil when there is none.
    package static func nameToKeep(_ server: StoreServer, schema: Schema) throws -> StoreServer? {
      let (connection, _) = try connected(to: server, schema: schema, access: .existing, busyTimeout: .seconds(10))
      guard case .postgresql(let campground) = connection else { return nil }
      try campground.beginReplacing()
      return try campground.nameToKeep().map(server.named)
    }

    /// The seconds by which the clock of this machine is ahead of its server's, as of the last transaction; 0 for a file.
    package var secondsAhead: Int {
      if case .postgresql(let connection) = connection { Int(connection.secondsAhead) } else { 0 }
    }

    /// The most round trips for which a write of this store has held a server's campground, its end included; 0 for a file.
    package var longestHold: Int {
      if case .postgresql(let connection) = connection { connection.looking.longest } else { 0 }
    }

    /// The number of round trips to the server so far, beside those of connecting; 0 for a file.
    package var flights: Int {
      if case .postgresql(let connection) = connection { connection.flights } else { 0 }
    }
  }

  extension PostgreSQLTables {
    init(_ schema: Schema) {
      self.init(
        mark: schema.applicationID, version: schema.version, release: schema.releases?.kept,
        script: schema.recorded?.postgresql, grants: PostgreSQLGrants(rights: schema.roleRights))
    }
  }
#else
  extension Store {
    package var secondsAhead: Int { 0 }

    package static func replace(
      _ server: StoreServer, by file: Store, busyTimeout: Duration = .seconds(10), check: (Store) throws -> Void
    ) throws -> StoreServer? {
      throw StoreError.unusable(path: server.description, .needsPostgreSQL)
    }

    package static func nameToKeep(_ server: StoreServer, schema: Schema) throws -> StoreServer? {
      throw StoreError.unusable(path: server.description, .needsPostgreSQL)
    }
  }
#endif
