#if PostgreSQL
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  /// The attempts of a role by plain SQL, past campctl: each statement is refused, does nothing, or is noticed by a check.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct RolesTriedOnServerTests {
    /// A campground with two sites, a camper, a stay, a payment under a key, and an entry that was undone.
    private let camp: ServedCampground
    private let owner: String
    private let desk: String

    init() throws {
      camp = try ServedCampground()
      (owner, desk) = (try camp.role("owner", mayMake: true), try camp.role("desk"))
      let campground = Campground(store: try camp.open(as: owner, .owner))
      let site = try campground.sites.addCampSite(1, electricity: false, water: false)
      try campground.sites.addCampSite(2, electricity: false, water: false)
      let camper = try campground.campers.addCamper("Ann Lee", phoneNumber: "555-0101")
      _ = try campground.reservations.reserveCampSite(
        site, camper: camper, date: campground.clock.today, numberOfNights: 2)
      try campground.sites.addCampSite(3, electricity: false, water: false)
      try campground.undo.undo()
      try camp.link.run(
        "SET search_path = \(camp.name); INSERT INTO key VALUES ('P1', 4, '{}', '{}', 1); UPDATE command SET key = 'P1' WHERE id = 4"
      )
      try campground.store.grant(.front, to: desk)
    }

    private func link(as role: String) throws -> PostgreSQLLink {
      guard case .server(let server) = try camp.location(as: role) else { throw StoreError.readOnly }
      return try PostgreSQLLink(server, within: .seconds(10))
    }

    /// Runs a statement as a role of the server, in a transaction of its own.
    private func attempt(_ statement: String, as role: String) throws {
      let link = try link(as: role)
      try link.run("SET search_path = \(camp.name); BEGIN; \(statement); COMMIT")
    }

    private func problems() throws -> [String] {
      try Campground(store: camp.open(as: owner)).checks.check().problems.map(\.name)
    }

    @Test(arguments: refusedByRights)
    func `what a front desk has no right to is refused`(statement: String) throws {
      #expect(throws: StoreError.unusable(path: "", .needsOwner), "\(statement)") { try attempt(statement, as: desk) }
      #expect(try problems() == [])
    }

    @Test(arguments: refusedByRules)
    func `what would break the record is refused by its rules`(statement: String) throws {
      #expect(throws: StoreError.self, "\(statement)") { try attempt(statement, as: desk) }
      #expect(try problems() == [])
    }

    @Test(arguments: noticed)
    func `what ordinary rights on rows allow is noticed by a check`(statement: String) throws {
      try attempt(statement, as: desk)
      #expect(try problems() != [], "\(statement)")
    }

    @Test func `an entry names the server's role and time, whatever it says itself`() throws {
      try attempt("INSERT INTO command VALUES (99, 5, 'owner', 'pay', '{}', NULL, NULL)", as: desk)
      let log = Campground(store: try camp.open(as: owner)).log
      let entry = EntryID(rawValue: 99)
      let witness = try #require(try log.witnesses(of: [entry])[entry])
      #expect(witness.role == desk && witness.seconds > 1_700_000_000 && witness.clock == .own)
      #expect(try problems().contains("otherTime"))
    }

    @Test func `nobody without rights in it can hold a campground`() throws {
      let other = try camp.role("other")
      let link = try link(as: other)
      #expect(throws: StoreError.self) { try link.run("BEGIN; LOCK TABLE \(camp.name).turn IN ACCESS SHARE MODE") }
      try link.run("ROLLBACK; SELECT pg_advisory_lock(hashtextextended('campctl \(camp.name)', 0))")
      let store = try Store(camp.location(as: desk), schema: .campground, access: .existing, busyTimeout: .seconds(1))
      _ = try CampSiteService(store: store).addCampSite(8, electricity: false, water: false)
    }

    @Test func `a reader cannot hold it either, and a second writer waits`() throws {
      let reader = try camp.role("reader")
      try camp.open(as: owner).grant(.read, to: reader)
      for mode in ["ROW SHARE", "SHARE UPDATE EXCLUSIVE", "ACCESS EXCLUSIVE"] {
        #expect(throws: StoreError.self) { try attempt("LOCK TABLE turn IN \(mode) MODE", as: reader) }
      }
      let first = try camp.open(as: desk)
      try first.write {
        _ = try first.rows("SELECT id FROM camp_site") { try $0[0] as Int }
        let second = try Store(
          camp.location(as: owner), schema: .campground, access: .existing, busyTimeout: .milliseconds(100))
        #expect(throws: StoreError.busy) {
          _ = try CampSiteService(store: second).addCampSite(9, electricity: false, water: false)
        }
      }
    }

    private static let refusedByRights = [
      "DELETE FROM command", "DELETE FROM change", "DELETE FROM ledger", "DELETE FROM policy", "DELETE FROM undoing",
      "DELETE FROM key", "DELETE FROM witness", "DELETE FROM counter", "DELETE FROM store", "DELETE FROM campground",
      "TRUNCATE command CASCADE", "TRUNCATE ledger", "TRUNCATE night", "TRUNCATE witness",
      "UPDATE command SET actor = 'nobody'", "UPDATE command SET key = 'b'", "UPDATE command SET request = '{}'",
      "UPDATE change SET before = '{}'", "UPDATE ledger SET memo = 'none'", "UPDATE ledger SET amount = 0",
      "UPDATE policy SET deposit = 'all'", "UPDATE key SET answer = '{}'", "UPDATE undoing SET by = 1",
      "UPDATE store SET version = 2", "UPDATE campground SET identity = 'x'", "UPDATE witness SET role = 'owner'",
      "INSERT INTO witness VALUES (99, 'owner', 0, 'own', '1')", "INSERT INTO policy VALUES (1)",
      "INSERT INTO rate (id) VALUES (1)", "UPDATE rate SET nightly = 1", "DELETE FROM rate", "DELETE FROM tax",
      "UPDATE discount SET rule = '{}'", "DELETE FROM item", "UPDATE settings SET currency = 'EUR'",
      "DELETE FROM stay_rule", "INSERT INTO type_rules (type) VALUES ('tent')",
      "INSERT INTO command VALUES (99, 0, 'desk', 'pay', '{}', NULL, 1)",
      "ALTER TABLE ledger DISABLE TRIGGER ALL", "ALTER TABLE night ADD COLUMN more TEXT",
      "ALTER TABLE key DISABLE ROW LEVEL SECURITY", "DROP TRIGGER ledger_stays ON ledger",
      "DROP TRIGGER night_gone ON night", "DROP FUNCTION refuse() CASCADE", "DROP POLICY command_added ON command",
      "SET session_replication_role = replica", "CREATE TABLE other ()",
      "CREATE FUNCTION other() RETURNS int LANGUAGE sql AS 'SELECT 1'",
      "CREATE OR REPLACE FUNCTION acts_as_owner(part oid) RETURNS boolean LANGUAGE sql AS 'SELECT TRUE'",
      "COPY command FROM PROGRAM 'true'",
    ]

    private static let entry =
      "INSERT INTO command VALUES (99, extract(epoch FROM now())::bigint, 'desk', 'undo', '{}', NULL, NULL)"

    private static let refusedByRules = [
      "INSERT INTO undoing VALUES (4, 6)", "INSERT INTO undoing VALUES (4, 5)", "INSERT INTO undoing VALUES (4, 4)",
      "\(entry); INSERT INTO undoing VALUES (99, 99)",
      "UPDATE counter SET seq = 1 WHERE name = 'command'", "UPDATE counter SET name = 'x'",
      "UPDATE counter SET seq = 9007199254740991",
      "INSERT INTO counter VALUES ('other', 9007199254740991)",
      "DELETE FROM night", "DELETE FROM night; DELETE FROM reservation", "DELETE FROM camp_site WHERE number = '2'",
      "\(entry); DELETE FROM night",
      "\(entry); INSERT INTO change VALUES (99, 99, 'reservation', 1, NULL, '{}'); DELETE FROM night",
      "INSERT INTO night SELECT * FROM night", "UPDATE night SET site = 99",
      "INSERT INTO ledger VALUES (99, 1, NULL, 1, 'refund', 'money', '', 5, NULL, NULL, NULL, NULL, 'desk', NULL)",
    ]

    private static let noticed = [
      // An undo that takes nothing back, to free the key of a payment.
      "\(entry); INSERT INTO undoing VALUES (4, 99)",
      "INSERT INTO command VALUES (99, 0, 'desk', 'pay', '{}', NULL, NULL)",
      "UPDATE reservation SET adults = 9", "UPDATE camper SET full_name = 'Bob'", "UPDATE camp_site SET notes = 'x'",
      "UPDATE night SET site = 2", "UPDATE night SET price = 5, rate = 'base'",
      "INSERT INTO ledger VALUES (99, 1, NULL, 1, 'payment', 'money', '', 5, NULL, NULL, NULL, NULL, 'desk', NULL)",
      "INSERT INTO change VALUES (99, 4, 'camper', 1, NULL, '{}')",
      "INSERT INTO block VALUES (99, 1, 2, 1, 2, 'roof', NULL, NULL)",
    ]
  }
#endif
