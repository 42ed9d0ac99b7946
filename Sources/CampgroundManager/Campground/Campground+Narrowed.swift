import Persistence

extension Campground {
  /// The campground with some of its reservations alone, in memory: a copy without the others, their nights and their
  /// accounts, and without sales over the counter. Its sites, prices, rules and blocks are all there.
  package func narrowed(to reservations: [ReservationID]) throws -> Campground {
    let copy = try store.looseCopy()
    try copy.write {
      try copy.execute("CREATE TEMP TABLE chosen (id INTEGER PRIMARY KEY)")
      for id in reservations { try copy.execute("INSERT INTO chosen VALUES (\(id))") }
      try copy.execute(
        "DELETE FROM night WHERE reservation IS NOT NULL AND reservation NOT IN (SELECT id FROM chosen)")
      try copy.execute("DELETE FROM displaced_night WHERE reservation NOT IN (SELECT id FROM chosen)")
      try copy.execute(
        "DELETE FROM ledger WHERE reservation IS NULL OR reservation NOT IN (SELECT id FROM chosen)")
      try copy.execute("DELETE FROM reservation WHERE id NOT IN (SELECT id FROM chosen)")
    }
    return Campground(store: copy, clock: clock, location: location)
  }
}
