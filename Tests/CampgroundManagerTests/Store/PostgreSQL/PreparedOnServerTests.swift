#if PostgreSQL
  import TestSupport
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// Statements that come again and again.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct PreparedOnServerTests {
    private let camp: ServedCampground
    private let store: Store
    private let folder = TemporaryFolder()

    init() throws {
      camp = try ServedCampground()
      store = try camp.open(.owner)
    }

    /// The texts that the server's session has prepared.
    private func prepared() throws -> [String] {
      // The same query would get its known answer again.
      let moment = Int.random(in: 1...1_000_000_000)
      return try store.rows("SELECT statement FROM pg_prepared_statements WHERE \(moment) > 0 ORDER BY statement") {
        try $0[0] as String
      }
    }

    /// Has the link believe that another process than its own answers, as behind a pooler.
    private func poolSessions() {
      guard case .postgresql(let connection) = store.connection else { return }
      connection.link.process = 0
    }

    private func add(_ sites: ClosedRange<Int>) throws {
      let service = CampSiteService(store: store)
      for number in sites {
        _ = try service.addCampSite(SiteNumber(integerLiteral: number), electricity: false, water: false)
      }
    }

    private func count() throws -> Int? { try store.value("SELECT count(*) FROM camp_site") }

    @Test func `a text is prepared at its third use in a write, and stays so for the next`() throws {
      try store.write {
        try add(1...2)
        #expect(try prepared().isEmpty)
        try add(3...9)
      }
      let names = try prepared()
      #expect(names.contains { $0.contains("INSERT INTO camp_site") })
      try store.write { try add(10...19) }
      #expect(Set(names).isSubset(of: try prepared()))
      #expect(try count() == 19)
    }

    @Test func `a program that goes on prepares at the third use behind its first write`() throws {
      try add(1...1)
      #expect(try !prepared().contains { $0.contains("INSERT INTO camp_site") })
      for number in 2...4 { try add(number...number) }
      #expect(try prepared().contains { $0.contains("INSERT INTO camp_site") })
      #expect(try count() == 4)
    }

    @Test func `a program goes on by a new connection when the server has ended the idle one`() throws {
      for number in 1...4 { try add(number...number) }
      let process = try #require(try store.value("SELECT pg_backend_pid()", as: Int64.self))
      #expect(try camp.texts("SELECT pg_terminate_backend(\(process)::int, 5000)::text") == ["true"])
      for number in 5...9 { try add(number...number) }
      #expect(try count() == 9)
    }

    @Test func `a backup that takes the campground's place is read by statements that were prepared before`() throws {
      try add(1...1)
      let backup = try folder.write([], to: "backup.sqlite")
      _ = try Campground(store: store).backUp(into: backup)
      for number in 2...9 { try add(number...number) }
      #expect(try count() == 9)
      let place = try camp.location()
      let kept = try Restoration(of: backup, at: place, folder: folder.path).replace()
      for number in 2...4 {
        #expect(try count() == number - 1)
        try add(number...number)
      }
      #expect(try Store(place).value("SELECT count(*) FROM camp_site") == 4)
      let name = try #require(kept?.split(separator: "campground=").last)
      try camp.link.run("DROP SCHEMA \(PostgreSQLName.quoted(String(name.prefix { $0 != "&" }))) CASCADE")
    }

    @Test func `behind a pooler, names end with their write`() throws {
      poolSessions()
      try store.write {
        try add(1...2)
        #expect(try prepared().isEmpty)
        try add(3...9)
        #expect(try prepared().contains { $0.contains("INSERT INTO camp_site") })
      }
      #expect(try prepared().isEmpty)
      #expect(try count() == 9)
    }

    @Test func `behind a pooler, the names of a write that is taken back end as well`() throws {
      struct Enough: Error {}
      poolSessions()
      #expect(throws: Enough.self) {
        try store.write {
          try add(1...9)
          _ = try count()
          throw Enough()
        }
      }
      #expect(try prepared().isEmpty)
      #expect(try count() == 0)
    }

    @Test func `behind a refused statement the others go on, and all names end`() throws {
      try store.write {
        try add(1...4)
        for _ in 1...4 {
          #expect(throws: StoreError.self) {
            try store.damage("UPDATE camp_site SET number = NULL")
          }
        }
        try add(5...9)
      }
      #expect(try prepared().isEmpty)
      #expect(try count() == 9)
    }

    @Test func `rows that have left are answered when somebody waits, and a script runs behind them`() throws {
      guard case .postgresql(let connection) = store.connection else { return }
      try store.write {
        try store.join { try add(1...3) }
        try store.settle()
        try store.join { try add(4...6) }
        try connection.run("SELECT 1")
        #expect(try count() == 6)
      }
      #expect(try count() == 6)
    }

    @Test func `a write that is given up takes the failures of its rows with it`() throws {
      struct Enough: Error {}
      try add(1...1)
      for _ in 1...2 {
        #expect(throws: Enough.self) {
          try store.write {
            try store.join {
              try add(2...4)
              try store.execute("UPDATE camp_site SET number = NULL")
            }
            throw Enough()
          }
        }
      }
      try add(2...2)
      #expect(try count() == 2)
    }

    @Test func `behind a pooler, single writes prepare nothing`() throws {
      poolSessions()
      for number in 1...9 { try add(number...number) }
      #expect(try prepared().isEmpty)
    }
  }
#endif
