import Persistence

/// The nights that reservations held at the end of a day, as the journal has them.
struct BooksOfNights {
  let store: Store
  let clock: CampgroundClock

  /// Calls the body with each night on some days that was held at the end of a day, or is held by now.
  ///
  /// An imported stay counts from the day on which it was made elsewhere. One that was undone since, or whose former image was
  /// erased, counts no more.
  func forEach(in days: Range<Day>, at day: Day, _ body: (Day, NightPrice?) throws -> Void) throws {
    let changed = try day < clock.today ? former.changed(since: day.advanced(by: 1)) : []
    try forEachPresent(in: days, at: day) { reservation, night, price in
      if !changed.contains(reservation) { try body(night, price) }
    }
    for some in Slices.of(try present(among: changed)) {
      let imported = some.filter { $0.booked.map { $0 <= day } ?? false }.map(\.id)
      let images = try former.firstImages(of: imported)
        .merging(former.images(of: some.map(\.id), before: day.advanced(by: 1))) { $1 }
      for image in images.values {
        guard let stay = try? ReservationTable.image(image), isHeld(stay.holdExpires, stay.status, at: day) else {
          continue
        }
        for night in stay.nights where days.contains(night.night) { try body(night.night, night.price) }
      }
    }
  }

  private var former: FormerReservations { FormerReservations(store: store, clock: clock) }

  /// The changed reservations that are still there, with the days on which they were made elsewhere.
  private func present(among changed: Set<ReservationID>) throws -> [(id: ReservationID, booked: Day?)] {
    try Slices.of(changed.sorted()).flatMap { some in
      try store.rows("SELECT id, booked FROM reservation WHERE \(SQL("id", isOneOf: some))") { (try $0[0], try $0[1]) }
    }
  }

  private func forEachPresent(
    in days: Range<Day>, at day: Day, _ body: (ReservationID, Day, NightPrice?) throws -> Void
  ) throws {
    try store.forEach(
      """
      SELECT r.id, r.status, r.hold_expires, night.night, \(NightPrice.columns)
      FROM night JOIN reservation AS r ON r.id = night.reservation
      WHERE night.night >= \(days.lowerBound) AND night.night < \(days.upperBound)
      """
    ) { row in
      guard isHeld(try row[2], try row[1], at: day) else { return }
      try body(row[0], row[3], NightPrice.ifAny(row, at: 4))
    }
  }

  /// False for a hold that had run out by the end of the day, or has by now.
  private func isHeld(_ expiry: Int?, _ status: ReservationStatus, at day: Day) -> Bool {
    guard status == .held, let expiry else { return true }
    return day < clock.today ? clock.moment(at: expiry).day > day : expiry > clock.now.seconds
  }
}
