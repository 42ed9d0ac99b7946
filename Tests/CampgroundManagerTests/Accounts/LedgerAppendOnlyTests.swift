import CampgroundManager
import Persistence
import TestSupport
import Testing

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
