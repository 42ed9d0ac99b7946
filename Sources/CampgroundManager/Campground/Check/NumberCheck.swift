import Persistence

/// Checks that no number is assigned twice: each table has counted at least as far as the journal knows its numbers.
struct NumberCheck: StoreCheck {
  let store: Store

  private static let tables = [
    (kind: Camper.kind, table: "camper"), (CampSite.kind, "camp_site"), (Reservation.kind, "reservation"),
    (Block.kind, "block"), (WaitlistEntry.kind, "waitlist"), (LedgerEntry.kind, "ledger"),
    (FeedWait.kind, "feed_wait"),
  ]

  func check(into found: inout Checkup) throws {
    try store.read {
      for (kind, table) in Self.tables {
        try look(kind, table, "SELECT max(thing) FROM change WHERE kind = \(kind)", &found)
      }
      try look("entry", "command", "SELECT max(id) FROM command", &found)
    }
  }

  /// Checks a table; the statement gives the largest number of a kind that the journal knows, NULL when it knows none.
  private func look(_ kind: String, _ table: String, _ largest: SQL, _ found: inout Checkup) throws {
    guard let number = try store.value(largest, as: Int64?.self).flatMap(\.self) else { return }
    if try number > store.lastNumber(givenBy: table) { found.add(.check(.numberUsedAgain(kind: kind, number))) }
  }
}
