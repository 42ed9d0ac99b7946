import Persistence

/// What people wrote on the accounts of a person; amounts and days stay (domain rule R24).
extension PersonEraser {
  /// On the accounts, and in the journal's images of their entries. What the campground itself wrote, `2 nights`, stays.
  func eraseAccounts() throws {
    for id in person.reservations.compactMap(\.id) + person.undoneReservations {
      let byHand: SQL = "reservation = \(id) AND item IN ('other', 'money')"
      try store.execute(
        """
        UPDATE change SET before = json_set(before, '$.memo', NULL, '$.method', NULL),
          after = json_set(after, '$.memo', NULL, '$.method', NULL)
        WHERE kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE \(byHand))
        """)
      try store.execute("UPDATE ledger SET memo = NULL, method = NULL WHERE \(byHand)")
    }
  }
}

extension Person {
  /// The entries on the accounts of all of the person's reservations, those that an undo took away included.
  func ledgerEntries(in table: LedgerTable) throws -> [LedgerEntry] {
    try (reservations.compactMap(\.id) + undoneReservations).flatMap(table.entries)
  }
}
