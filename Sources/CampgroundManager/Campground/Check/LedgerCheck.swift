import Persistence

/// Checks that reversing entries are the opposite of theirs, and the entries left of a removed reservation sum to
/// nothing.
struct LedgerCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEach(
        """
        SELECT counter.id, entry.id FROM ledger AS counter JOIN ledger AS entry ON entry.id = counter.counters
        WHERE counter.amount <> -entry.amount OR counter.id < entry.id
          OR coalesce(counter.reservation, -counter.sale) <> coalesce(entry.reservation, -coalesce(entry.sale, entry.id))
          OR (counter.kind, counter.item, counter.name) <> (entry.kind, entry.item, entry.name)
        """
      ) { found.add(.mismatch(.counterDiffers(try $0[0], try $0[1]))) }
      try store.forEach(
        """
        SELECT reservation FROM ledger WHERE reservation IS NOT NULL AND NOT EXISTS (SELECT 1 FROM reservation WHERE id = ledger.reservation)
        GROUP BY reservation
        HAVING sum(CASE WHEN \(LedgerTable.isCharged) THEN amount ELSE 0 END) <> 0 OR sum(\(LedgerTable.paid)) <> 0
        """
      ) { found.add(.mismatch(.strayEntries(try $0[0]))) }
    }
  }
}
