#if PostgreSQL
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// The rights of roles, as a server enforces them.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct FrontDeskOnServerTests {
    private let schema: ServerSchema
    private static let refused = StoreError.unusable(path: "", .needsOwner)

    init() throws {
      schema = try ServerSchema()
      try schema.run(
        """
        INSERT INTO store VALUES (1, 1);
        INSERT INTO command VALUES (1, 0, 'desk', 'reserve', '{}', 'a', NULL), (2, 0, 'desk', 'undo', '{}', NULL, NULL);
        INSERT INTO camp_site (id, version, number, order_key, type, electricity, amps, water, sewer, min_people, pull_through, accessible, equipment, retired)
          VALUES (1, 1, '1', '1', 'standard', 0, '', 0, 0, 1, 0, 0, '', 0);
        INSERT INTO camper (id, version, full_name, name_key, phone_number, phone_digits) VALUES (1, 1, 'Ann', 'ann', '5', '5');
        INSERT INTO counter VALUES ('command', 2);
        INSERT INTO change VALUES (1, 1, 'camper', 1, NULL, '{}');
        INSERT INTO key VALUES ('a', 1, '{}', '{}', 1), ('b', 2, '{}', '{}', 1);
        INSERT INTO policy VALUES (1, 'none', NULL, '0:0%', 'none', 'keep', 'keep');
        INSERT INTO ledger VALUES (1, 1, NULL, 1, 'payment', 'money', '', 500, NULL, NULL, 'cash', NULL, 'desk', NULL)
        """)
    }

    @Test func `a front desk adds to the record, begins a batch, and frees the keys of an entry by its undo alone`()
      throws
    {
      try schema.grant(.front, to: schema.desk)
      try schema.run(
        """
        BEGIN;
        INSERT INTO command VALUES (3, 0, 'desk', 'undo', '{}', NULL, NULL);
        UPDATE command SET batch = 3 WHERE id = 3;
        INSERT INTO undoing VALUES (1, 3);
        INSERT INTO ledger VALUES (2, 1, NULL, 1, 'refund', 'money', '', 400, NULL, NULL, NULL, NULL, 'desk', NULL);
        INSERT INTO counter VALUES ('ledger', 2) ON CONFLICT (name) DO UPDATE SET seq = excluded.seq;
        COMMIT
        """, as: schema.desk)
      #expect(try schema.texts("SELECT name FROM key") == ["b"])
      #expect(try schema.texts("SELECT id || '' FROM command WHERE batch = id") == ["3"])
      try schema.run("UPDATE command SET batch = 2 WHERE id = 2", as: schema.desk)
      #expect(try schema.texts("SELECT id || '' FROM command WHERE batch = id") == ["3"])
    }

    @Test func `no table and no search path of a desk's own stands before the ledger`() throws {
      try schema.grant(.front, to: schema.desk)
      let refund = "(2, 1, NULL, 1, 'refund', 'money', '', 501, NULL, NULL, NULL, NULL, 'desk', NULL)"
      for path in ["pg_temp, \(schema.name)", "pg_temp"] {
        try schema.run("CREATE TEMP TABLE IF NOT EXISTS ledger (LIKE \(schema.name).ledger)", as: schema.desk)
        #expect(throws: StoreError.constraint(.trigger("more would be taken back than there is"))) {
          try schema.run(
            "SET search_path = \(path); INSERT INTO \(schema.name).ledger VALUES \(refund)", as: schema.desk)
        }
      }
    }

    @Test func `a reader reads everything and writes nothing, also after it was a front desk`() throws {
      try schema.grant(.front, to: schema.desk)
      try schema.grant(.read, to: schema.desk)
      for table in Set(Schema.rightsOnServer.map(\.table.description)).union(["store", "campground", "witness"])
      where table != "turn" {
        try schema.run("SELECT 1 FROM \(table)", as: schema.desk)
        #expect(throws: Self.refused) { try schema.run("DELETE FROM \(table)", as: schema.desk) }
        #expect(throws: Self.refused) { try schema.run("INSERT INTO \(table) VALUES (NULL)", as: schema.desk) }
      }
      try schema.run("SELECT may_contain('a', 'b')", as: schema.desk)
      #expect(throws: Self.refused) { try schema.run("SELECT 1 FROM \(schema.name).night", as: schema.other) }
    }

    @Test func `roles have their rights again on the schema that takes the place of another`() throws {
      try schema.grant(.front, to: schema.desk)
      try schema.grant(.read, to: schema.other)
      try schema.run("GRANT USAGE ON SCHEMA \(schema.name) TO PUBLIC")
      try schema.make("\(schema.name)_new")
      try schema.run(ServerSchema.grants.again(in: "\(schema.name)_new", as: schema.name))
      try schema.run("INSERT INTO undoing SELECT 1, 1 WHERE FALSE; DELETE FROM night", as: schema.desk)
      #expect(throws: Self.refused) { try schema.run("DELETE FROM command", as: schema.desk) }
      try schema.run("SELECT 1 FROM night", as: schema.other)
      #expect(throws: Self.refused) { try schema.run("DELETE FROM night", as: schema.other) }
    }

    @Test func `the owner gives everything away, and a desk keeps its rights`() throws {
      try schema.grant(.front, to: schema.desk)
      try schema.grant(.owner, to: schema.other)
      try schema.run("DELETE FROM night", as: schema.desk)
      try schema.run("UPDATE change SET before = '{}'; ALTER TABLE night ADD COLUMN more TEXT", as: schema.other)
      #expect(throws: StoreError.constraint(.trigger("the ledger is append-only"))) {
        try schema.run("TRUNCATE ledger CASCADE", as: schema.other)
      }
    }

    @Test func `the owner is made neither a reader nor a desk, and everybody is no role`() throws {
      try schema.grant(.owner, to: schema.other)
      #expect(throws: StoreError.constraint(.trigger("the role is the owner"))) {
        try schema.grant(.read, to: schema.other)
      }
      #expect(throws: StoreError.self) { try schema.grant(.front, to: "public") }
      #expect(throws: StoreError.self) { try schema.grant(.owner, to: "\(schema.name)_absent") }
      try schema.run("UPDATE change SET before = '{}'", as: schema.other)
    }
  }

  /// The clock of a desk beside its server's.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct ClockOnServerTests {
    @Test(arguments: [0, 95, -3600]) func `a read and a write compare both clocks`(seconds: Int) throws {
      let camp = try ServedCampground()
      let store = try camp.open(.owner)
      guard case .postgresql(let connection) = store.connection else { return }
      let time = connection.deskTime
      connection.deskTime = { time() + Int64(seconds) }
      _ = try SettingsService(store: store).settings
      #expect(abs(store.secondsAhead - seconds) <= 2)
      connection.secondsAhead = 0
      _ = try CampSiteService(store: store).addCampSite("1", electricity: false, water: false)
      #expect(abs(store.secondsAhead - seconds) <= 2)
    }
  }

  /// The rights of roles, beside the tables that there are.
  struct RoleRightsTests {
    private let definitions = try? Store(.memory).rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      try $0[0] as String
    }

    private func rights(_ table: String) -> Set<Substring> {
      Set(
        Schema.rightsOnServer.filter { $0.table.description == table }
          .flatMap { $0.rights.description.split(separator: ", ") })
    }

    @Test func `some role has rights on every table but those that the owner alone changes`() throws {
      let tables = try #require(definitions).compactMap { $0.firstMatch(of: /CREATE TABLE "?(\w+)/)?.1 }.map(
        String.init)
      let known = Set(Schema.rightsOnServer.map(\.table.description))
      #expect(known == Set(tables).subtracting(["sqlite_sequence", "campground"]).union(["counter", "turn"]))
    }

    @Test func `no role removes or overwrites what is only added to`() throws {
      let tables = try #require(definitions).compactMap {
        $0.firstMatch(of: /CREATE TRIGGER \w+ BEFORE DELETE\s+ON (\w+)\s+BEGIN/)?.1
      }.map(String.init)
      #expect(Set(tables).isSuperset(of: ["command", "change", "ledger", "policy"]))
      for table in tables { #expect(rights(table).isSubset(of: ["INSERT", "UPDATE (batch)"]), "\(table)") }
      #expect(rights("key") == ["INSERT"])
    }

    @Test func `each role of campctl is known again by its works`() {
      for role in [StoreRole.read, .housekeeping, .till, .front, .prices] {
        #expect(StoreRole(works: Set(role.works)) == role)
      }
      #expect(StoreRole(works: [.prices]) == nil)
    }
  }
#endif
