import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Entries of the ledger that no command makes.
extension CheckTests {
  @Test func `an entry of the ledger that was changed is named`() throws {
    try expect("accountDiffers", "differsFromJournal", "definitionDiffers") {
      try $0.dropTrigger("ledger_stands", of: "ledger")
      try $0.execute("UPDATE ledger SET amount = amount + 1 WHERE id = 1")
    }
  }

  @Test(
    arguments: [
      ("of no command", "1, 20000, 'charge', 'other', '', 100", []),
      ("of a reservation that is not there", "77, 20000, 'charge', 'other', '', 100", ["strayEntries"]),
      ("a penalty of a stay that goes on", "1, 20000, 'charge', 'penalties', 'no-show', 100", ["penaltyWithoutReason"]),
      (
        "a penalty that the campground would owe", "2, 20000, 'adjustment', 'penalties', 'no-show', -100",
        ["penaltyWithoutReason"]
      ),
    ] as [(String, SQL, [String])])
  func `an entry that the journal does not know is named`(_ entry: String, _ values: SQL, _ names: [String]) throws {
    let found = try problems {
      try $0.execute(
        """
        INSERT INTO ledger (id, reservation, day, kind, item, name, amount, actor)
        SELECT max(id) + 1, \(values), 'desk' FROM ledger
        """)
    }
    #expect(Set(found.map(\.name)) == Set(names + ["notInJournal"]), "\(entry)")
  }

  @Test func `an entry that takes back another amount is named`() throws {
    let found = try problems {
      try $0.dropTrigger("ledger_stands", of: "ledger")
      try $0.execute(
        "UPDATE ledger SET amount = amount - 1 WHERE id = (SELECT max(id) FROM ledger WHERE counters IS NOT NULL)")
    }
    #expect(found.map(\.name).contains("counterDiffers"))
    #expect(found.map(\.name).contains("strayEntries"))
  }

  @Test func `an entry that takes a later one back is named`() throws {
    let found = try problems {
      try $0.dropTrigger("ledger_stands", of: "ledger")
      let pair = try $0.first("SELECT id, counters FROM ledger WHERE counters IS NOT NULL ORDER BY id LIMIT 1") {
        (later: try $0[0] as Int, earlier: try $0[1] as Int)
      }
      let (later, earlier) = try #require(pair)
      try $0.execute("UPDATE ledger SET counters = NULL WHERE id = \(later)")
      try $0.execute("UPDATE ledger SET counters = \(later) WHERE id = \(earlier)")
    }
    #expect(found.map(\.name).contains("counterDiffers"))
  }

  @Test func `more refunded than paid is named`() throws {
    let found = try problems {
      try $0.dropTrigger("ledger_covered", of: "ledger")
      try $0.execute(
        """
        INSERT INTO ledger (id, reservation, day, kind, item, name, amount, actor)
        SELECT max(id) + 1, 1, 20000, 'refund', 'money', '', 5001, 'desk' FROM ledger
        """)
    }
    #expect(found.map(\.name).contains("moreRefundedThanPaid"))
  }
}
