import Persistence

/// The reservations as they were before a day began, as the journal has them.
struct FormerReservations {
  private let store: Store
  private let clock: CampgroundClock
  private let table: ReservationTable

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    self.clock = clock
    table = ReservationTable(store: store, clock: clock)
  }

  /// The reservations with their campers as they are now; the present one when the journal's image cannot be read, and
  /// blank for one that was undone and forgotten.
  func reservations(_ ids: [ReservationID], before day: Day) throws -> [ReservationID: Reservation] {
    var found: [ReservationID: Reservation] = [:]
    let changed = try changed(since: day)
    for some in Slices.of(ids) {
      let present = try table.reservations(Array(some))
      // A hold runs out without an entry, and one that was undone is not there.
      let uncertain = some.filter { changed.contains($0) || present[$0].map { $0.holdExpires != nil } ?? true }
      let images = try images(of: uncertain, before: day)
      for id in some {
        // An image that was erased cannot be read.
        let former = images[id].flatMap { try? ReservationTable.image($0) }
        found[id] = former ?? present[id] ?? .blank
        found[id]?.id = id
        // An image has no sums, and neither has one that is as it was.
        found[id]?.sums = AccountSums()
        if let camper = present[id]?.camper { found[id]?.camper = camper }
      }
      let undone = some.filter { present[$0] == nil }
      if undone.isEmpty { continue }
      let campers = try CamperTable(store: store).campers(undone.compactMap { found[$0]?.camper.id })
      for id in undone {
        if let camper = found[id].flatMap({ campers[$0.camper.id] }) { found[id]?.camper = camper }
      }
    }
    return found
  }

  /// The reservations that may have an entry since the day began: all others are as they were.
  private func changed(since day: Day) throws -> Set<ReservationID> {
    let now = clock.now
    let ahead = now.seconds - now.day.number * 86_400 - now.time.minutes * 60
    // A day earlier, for the hours by which the campground's clock is set forward and back.
    let second = (day.number - 1) * 86_400 + ahead
    let first = try store.value("SELECT min(id) FROM command WHERE at >= \(second)", as: EntryID?.self).flatMap(\.self)
    guard let first else { return [] }
    return Set(
      try store.rows("SELECT DISTINCT thing FROM change WHERE command >= \(first) AND kind = \(Reservation.kind)") {
        try $0[0] as ReservationID
      })
  }

  /// The newest image of each before the day began; one that was made later has none.
  private func images(of ids: [ReservationID], before day: Day) throws -> [ReservationID: String] {
    var images: [ReservationID: String] = [:]
    if ids.isEmpty { return images }
    try store.forEach(
      """
      SELECT change.thing, command.at, change.after FROM change JOIN command ON command.id = change.command
      WHERE change.kind = \(Reservation.kind) AND \(SQL("change.thing", isOneOf: ids)) ORDER BY change.id
      """
    ) { row in
      guard clock.moment(at: Moment.bounded(try row[1])).day < day else { return }
      images[try row[0]] = try row[2] as String?
    }
    return images
  }

  /// True for a stay that was still to come or going on when the day began.
  func isToCome(_ reservation: Reservation, on day: Day) -> Bool {
    guard reservation.status.isActive, reservation.departure > day else { return false }
    guard reservation.status == .held, let expires = reservation.holdExpires else { return true }
    return clock.moment(at: expires).day >= day
  }
}
