#if PostgreSQL
  import Foundation
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// The beginning of a campground on a server, and its coming up to date.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct BeginOnServerTests {
    private let camp: ServedCampground
    private static let today = Schema.campground.version

    init() throws { camp = try ServedCampground() }

    private func obstacleToReading(as role: String? = nil) throws -> StoreUnusable? {
      try camp.obstacle { _ = try camp.open(as: role).rows("SELECT id FROM camp_site") { try $0[0] as Int } }
    }

    private func obstacleToMaking(as role: String? = nil) throws -> StoreUnusable? {
      try camp.obstacle { _ = try Store.version(at: camp.location(as: role)) }
    }

    @Test func `the role that begins it owns it, and finds it there the second time`() throws {
      let owner = try camp.role("owner", mayMake: true)
      #expect(try Store.version(at: camp.location(as: owner)) == 0)
      #expect(try obstacleToReading(as: owner) == .missingOnServer)
      _ = try camp.open(as: owner, .owner)
      let site = try CampSiteService(store: camp.open(as: owner)).addCampSite(1, electricity: false, water: false)
      _ = try camp.open(as: owner, .owner)
      #expect(try Store.version(at: camp.location(as: owner)) == Self.today)
      #expect(try CampSiteService(store: camp.open(as: owner)).find(1).id == site.id)
      let owners = try camp.texts("SELECT DISTINCT tableowner::text FROM pg_tables WHERE schemaname = \(camp.name)")
      #expect(owners == [owner])
    }

    @Test func `several that begin it at once all find one`() throws {
      let camp = camp
      let locations = try (0..<4).map { _ in try camp.location() }
      nonisolated(unsafe) var failures: [any Error] = []
      let lock = NSLock()
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        do {
          let service = CampSiteService(store: try Store(locations[number], access: .owner))
          // Who came second knows the numbers that the first has given.
          for site in 1...3 {
            _ = try service.addCampSite(
              SiteNumber(integerLiteral: 10 * number + site), electricity: false, water: false)
          }
        } catch {
          lock.withLock { failures.append(error) }
        }
      }
      #expect(failures.isEmpty, "\(failures)")
      #expect(try Store.version(at: camp.location()) == Self.today)
      #expect(try camp.open().rows("SELECT id FROM camp_site ORDER BY id") { try $0[0] as Int } == Array(1...12))
    }

    @Test func `a role that may make no schema begins none, and nothing is made`() throws {
      let desk = try camp.role("desk")
      #expect(try obstacleToMaking(as: desk) == .notMakeable)
      #expect(try camp.obstacle { _ = try camp.open(as: desk, .owner) } == .notMakeable)
      #expect(try obstacleToReading(as: desk) == .missingOnServer)
    }

    @Test func `an empty schema that the administrator has made for the owner will do`() throws {
      let owner = try camp.role("owner")
      try camp.link.run("CREATE SCHEMA \(camp.name) AUTHORIZATION \(owner)")
      #expect(try obstacleToReading(as: owner) == .missingOnServer)
      _ = try camp.open(as: owner, .owner)
      #expect(try obstacleToReading(as: owner) == nil)
    }

    @Test(arguments: ["LATIN1", "SQL_ASCII"])
    func `a database that cannot keep every letter is refused before anything is made in it`(encoding: String) throws {
      let database = "\(camp.name)_\(encoding.lowercased())"
      try camp.link.run("CREATE DATABASE \(database) TEMPLATE template0 ENCODING '\(encoding)' LOCALE 'C'")
      defer { try? camp.link.run("DROP DATABASE \(database)") }
      let there = try #require(ServerSchema.location).replacing("/camp?", with: "/\(database)?")
      let obstacle = try camp.obstacle { _ = try Store(StoreLocation(there), access: .owner) }
      #expect(obstacle == .refusedByServer("its database keeps text as \(encoding), and campctl needs one with UTF8"))
    }

    @Test func `a role without rights is refused by name of the reason`() throws {
      _ = try camp.open(.owner)
      let desk = try camp.role("desk", mayMake: true)
      #expect(try obstacleToReading(as: desk) == .notGranted)
      #expect(try obstacleToMaking(as: desk) == .needsOwner)
    }

    @Test(arguments: ["CREATE TABLE ours ()", "CREATE TABLE store (name text)"])
    func `a schema of somebody else's stays as it is`(table: String) throws {
      try camp.link.run("CREATE SCHEMA \(camp.name); SET search_path = \(camp.name); \(table)")
      #expect(try obstacleToMaking() == .otherApplication)
      #expect(try obstacleToReading() == .otherApplication)
      #expect(try camp.obstacle { _ = try camp.open(.owner) } == .otherApplication)
    }

    @Test func `another application's mark, a newer and an older version are refused`() throws {
      _ = try camp.open(.owner)
      let (newer, older) = (Self.today + 1, Self.today - 1)
      try camp.link.run("UPDATE \(camp.name).store SET version = \(newer)")
      let needed = try #require(SchemaReleases.campctl.all.last?.name)
      let isNewer = StoreUnusable.newerVersion(found: newer, supported: Self.today, needed: needed)
      #expect(try obstacleToReading() == isNewer)
      #expect(try obstacleToMaking() == isNewer)
      try camp.link.run("UPDATE \(camp.name).store SET version = \(older)")
      #expect(try obstacleToReading() == .olderVersion(found: older, supported: Self.today))
      #expect(try Store.version(at: camp.location()) == older)
      try camp.link.run("UPDATE \(camp.name).store SET application = 1")
      #expect(try obstacleToReading() == .otherApplication)
      #expect(try obstacleToMaking() == .otherApplication)
    }

    /// A schema of one table, or of two, of which a front desk can add to the second.
    private func schema(of version: Int) -> Schema {
      let first = Migration("one", script: "CREATE TABLE one (id BIGINT)")
      let second = Migration("two", script: "CREATE TABLE two (id BIGINT)")
      let marks: StaticString = """
        CREATE TABLE one (id BIGINT);
        CREATE TABLE turn ();
        CREATE TABLE night (id BIGINT);
        CREATE TABLE counter (name TEXT PRIMARY KEY, seq BIGINT);
        CREATE TABLE store (application BIGINT, version BIGINT)
        """
      var schema = Schema(
        applicationID: 7, migrations: Array([first, second].prefix(version)),
        recorded: RecordedTables(
          of: version == 1 ? ["one": 28] : ["one": 28, "two": 28], script: "CREATE TABLE one (id BIGINT)",
          postgresql: marks))
      if version == 2 {
        schema.roleRights = ["one", "two", "counter", "turn"].map { TableRights($0, "INSERT, UPDATE", for: [.stay]) }
      }
      return schema
    }

    @Test func `a member of the owner brings it up to date for the owner, and every role keeps its rights`() throws {
      let (owner, member) = (try camp.role("owner", mayMake: true), try camp.role("member"))
      let (desk, reader) = (try camp.role("desk"), try camp.role("reader"))
      try camp.link.run("GRANT \(owner) TO \(member); ALTER ROLE \(member) NOINHERIT")
      _ = try camp.open(as: owner, .owner, schema: schema(of: 1))
      try camp.link.run(
        """
        GRANT USAGE ON SCHEMA \(camp.name) TO \(desk), \(reader);
        GRANT SELECT ON ALL TABLES IN SCHEMA \(camp.name) TO \(desk), \(reader);
        GRANT INSERT ON \(camp.name).one, \(camp.name).night TO \(desk)
        """)
      let tooOld = try camp.obstacle {
        _ = try camp.open(as: desk, schema: schema(of: 2)).rows("SELECT id FROM one") { try $0[0] as Int }
      }
      #expect(tooOld == .olderVersion(found: 1, supported: 2))
      _ = try camp.open(as: member, .owner, schema: schema(of: 2))
      let owners = try camp.texts("SELECT tableowner::text FROM pg_tables WHERE schemaname = \(camp.name)")
      #expect(owners == Array(repeating: owner, count: 6))
      let atDesk = try camp.open(as: desk, schema: schema(of: 2))
      try atDesk.write { try atDesk.execute("INSERT INTO two (id) VALUES (1)") }
      let reading = try camp.open(as: reader, schema: schema(of: 2))
      #expect(try reading.value("SELECT id FROM two") == 1)
      let refused = try camp.obstacle { try reading.write { try reading.execute("INSERT INTO two (id) VALUES (2)") } }
      #expect(refused == .needsOwner)
    }
  }
#endif
