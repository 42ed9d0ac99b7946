/// Frees nights held past their expiry: for reads at once, and in the store at the next write (domain rule R13).
enum HoldExpiry {
  /// Marks lapsed holds as expired, as an entry of its own in the journal, which undo passes over.
  static func sweep(_ journal: Journal) throws {
    let reservations = ReservationTable(store: journal.store, clock: journal.clock)
    // There are almost never any, and a query of whole reservations takes six times as long.
    guard try reservations.hasLapsed() else { return }
    let lapsed = try reservations.lapsed()
    try journal.recordOwn("expire") { entry in
      let now = journal.clock.now.seconds
      _ = try ReservationWriter(journal, reservations).keep(
        lapsed.map { before in
          var after = before.asOf(now)
          after.version += 1
          // Its account is that of the hold, until it is charged back.
          after.sums = before.sums
          return (before, after)
        }, &entry)
    }
  }
}
