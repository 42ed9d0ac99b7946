/// Frees what is held past its expiry: for reads at once, and in the store at the next write (domain rule R13).
struct HoldExpiry {
  let reservations: ReservationTable

  /// Marks lapsed holds as expired, as an entry of its own in the journal, which undo passes over.
  func sweep(_ journal: Journal) throws {
    let lapsed = try reservations.lapsed()
    guard !lapsed.isEmpty else { return }
    try journal.note("expire") { entry in
      for before in lapsed {
        var after = before.seen(at: journal.clock.now.seconds)
        after.version += 1
        try reservations.update(before, to: after)
        try entry.changed(before, to: after)
      }
    }
  }
}
