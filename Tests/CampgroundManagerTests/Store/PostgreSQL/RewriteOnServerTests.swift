#if PostgreSQL
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// The rewriting of tables, which has to leave nothing of a deleted row.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct RewriteOnServerTests {
    private let camp: ServedCampground

    init() throws {
      camp = try ServedCampground()
      let service = CampSiteService(store: try camp.open(.owner))
      _ = try service.addCampSite(1, electricity: false, water: false)
    }

    /// Erases the text of a row, as forgetting does, and waits no longer than the limit.
    private func erase(within limit: Duration) throws {
      let store = try Store(camp.location(), access: .existing, busyTimeout: limit)
      try store.write {
        try store.execute("UPDATE camp_site SET version = version + 1")
        store.rewriteWhenCommitted()
      }
    }

    /// Throws unless the erasing is kept, and its tables are not all rewritten.
    private func requireRemains() throws {
      let error = #expect(throws: StoreError.self) { try erase(within: .milliseconds(300)) }
      guard case .inputOutput(_, applied: true)? = error else {
        throw StoreError.corrupt("\(String(describing: error))")
      }
    }

    @Test func `a deleted row that an earlier reader may still see is reported`() throws {
      // The reader has looked at none of the tables, and holds no lock.
      try camp.link.run("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1")
      try requireRemains()
      try camp.link.run("ROLLBACK")
      try erase(within: .seconds(20))
    }

    @Test func `a table that somebody reads is not waited for without end`() throws {
      try camp.link.run("BEGIN; LOCK TABLE \(camp.name).camp_site IN ACCESS SHARE MODE")
      try requireRemains()
      try camp.link.run("ROLLBACK")
      try erase(within: .seconds(20))
    }

    @Test func `a table of another role is reported`() throws {
      let other = try camp.role("other")
      try camp.link.run("ALTER TABLE \(camp.name).waitlist OWNER TO \(other)")
      let owner = try camp.role("owner", mayMake: true)
      try camp.link.run(
        """
        GRANT \(owner) TO CURRENT_USER; ALTER SCHEMA \(camp.name) OWNER TO \(owner);
        DO $$ DECLARE each text; BEGIN
          FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = '\(camp.name)' AND tablename <> 'waitlist' LOOP
            EXECUTE format('ALTER TABLE \(camp.name).%I OWNER TO \(owner)', each);
          END LOOP;
        END $$;
        GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA \(camp.name) TO \(owner)
        """)
      let store = try Store(camp.location(as: owner), access: .existing, busyTimeout: .milliseconds(300))
      let error = #expect(throws: StoreError.self) {
        try store.write {
          try store.execute("UPDATE camp_site SET version = version + 1")
          store.rewriteWhenCommitted()
        }
      }
      guard case .inputOutput(_, applied: true)? = error else {
        throw StoreError.corrupt("\(String(describing: error))")
      }
    }
  }
#endif
