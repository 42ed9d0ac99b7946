import CampgroundManager
import Persistence
import TestSupport
import Testing

struct AppendOnlyTests {
  static let meddling: [SQL] = [
    "DELETE FROM change", "DELETE FROM command", "UPDATE command SET actor = \("nobody")",
    "UPDATE command SET at = 0", "UPDATE command SET name = \("nothing")", "UPDATE command SET id = id + 100",
    "UPDATE change SET thing = 99", "UPDATE change SET kind = \("camper")", "UPDATE change SET command = 2",
    "UPDATE change SET id = id + 100",
  ]

  static let replacing: [SQL] = [
    "INSERT OR REPLACE INTO change (id, command, kind, thing, after) VALUES (1, 1, \("site"), 99, \("{}"))",
    "REPLACE INTO command (id, at, actor, name, request) VALUES (3, 0, \("nobody"), \("nothing"), \("{}"))",
  ]

  @Test(arguments: meddling)
  func `no entry is changed or deleted`(_ statement: SQL) throws {
    try expectRefusal(of: statement)
  }

  @Test(TestEngine.ofFiles, arguments: replacing)
  func `no entry is replaced`(_ statement: SQL) throws {
    try expectRefusal(of: statement)
  }

  private func expectRefusal(of statement: SQL) throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.store.write {
      // An entry without a change, so that no foreign key protects it.
      _ = try camp.store.execute(
        "INSERT INTO command (id, at, actor, name, request) VALUES (3, 1, \("desk"), \("note"), \("{}"))")
    }
    let before = try journal(of: camp)
    #expect(throws: StoreError.constraint(.trigger("the journal is append-only"))) {
      try camp.store.damage(statement)
    }
    #expect(try journal(of: camp) == before)
  }

  private func journal(of camp: TestCampground) throws -> [String] {
    try camp.store.rows(
      """
      SELECT 'command ' || id || at || actor || name FROM command
      UNION ALL SELECT 'change ' || id || command || kind || thing FROM change
      """
    ) { try $0[0] }
  }

  @Test func `text can be overwritten, to erase a person`() throws {
    let camp = try TestCampground()
    try camp.makeCamper("Bacon Lover")
    try camp.store.write {
      try camp.store.execute("UPDATE command SET request = \("{}")")
      try camp.store.execute("UPDATE change SET after = \("{}")")
    }
    #expect(try camp.store.value("SELECT after FROM change") == "{}")
  }
}

struct LedgerAppendOnlyTests {
  static let meddling: [SQL] = [
    "DELETE FROM ledger", "UPDATE ledger SET amount = 1", "UPDATE ledger SET kind = 'tax'",
    "UPDATE ledger SET day = 1", "UPDATE ledger SET reservation = 2",
    "UPDATE ledger SET actor = 'nobody'", "UPDATE ledger SET counters = 1", "UPDATE ledger SET id = id + 10",
    "UPDATE ledger SET item = 'other'",
    "REPLACE INTO ledger (id, reservation, day, kind, item, name, amount, actor) VALUES (1, 1, 1, 'charge', 'nights', '', 1, 'x')",
  ]

  @Test(arguments: meddling) func `no entry of an account is changed or deleted`(_ statement: SQL) throws {
    let camp = TestCampground.priced()
    try camp.reserve()
    let before = try camp.accounts.account("r-1").entries
    #expect(throws: StoreError.self) { try camp.store.write { try camp.store.execute(statement) } }
    #expect(try camp.accounts.account("r-1").entries == before)
  }
}
