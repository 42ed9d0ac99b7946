import Persistence

/// No number is given out twice: the engine's counters stand at or above every number that the journal knows.
struct NumberCheck: StoreCheck {
  let store: Store

  func look(_ found: inout Checkup) throws {
    try store.read {
      try store.forEach(
        """
        WITH used (kind, counter, number) AS (
          SELECT \(Camper.kind), 'camper', max(thing) FROM change WHERE kind = \(Camper.kind)
          UNION ALL SELECT \(CampSite.kind), 'camp_site', max(thing) FROM change WHERE kind = \(CampSite.kind)
          UNION ALL SELECT \(Reservation.kind), 'reservation', max(thing) FROM change WHERE kind = \(Reservation.kind)
          UNION ALL SELECT \(Block.kind), 'block', max(thing) FROM change WHERE kind = \(Block.kind)
          UNION ALL SELECT \(WaitlistEntry.kind), 'waitlist', max(thing) FROM change WHERE kind = \(WaitlistEntry.kind)
          UNION ALL SELECT \(LedgerEntry.kind), 'ledger', max(thing) FROM change WHERE kind = \(LedgerEntry.kind)
          UNION ALL SELECT 'entry', 'command', max(id) FROM command)
        SELECT kind, number FROM used
        WHERE number > coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = counter), 0)
        """
      ) { found.add(.numberUsedAgain(try $0[0], String(try $0[1] as Int64))) }
    }
  }
}
