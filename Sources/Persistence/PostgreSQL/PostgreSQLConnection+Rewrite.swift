#if PostgreSQL
  import Basics

  /// The rewriting of a campground's tables, so that their files have nothing of a deleted row.
  extension PostgreSQLConnection {
    /// Writes each table anew. A table that somebody uses, and deleted rows that an earlier reader in the database may still
    /// see, are waited for six times as long as a lock, since nobody waits meanwhile; then it throws.
    func rewrite() throws {
      let campground = PostgreSQLName.quoted(server.campground)
      var tables = try tableNames().map { "\(campground).\(PostgreSQLName.quoted($0))" }
      letGo()
      let end = Instant.now.advanced(by: busyTimeout * 6)
      // Mostly nobody is in the way of any.
      if try link.areRewritten(tables) { return }
      while true {
        tables = try tables.filter { try !link.areRewritten([$0]) }
        if tables.isEmpty { return }
        guard Instant.now < end else { throw StoreError.busy }
        pause(milliseconds: 100)
      }
    }
  }
#endif
