import Persistence

/// The stays of reservations as they were before a day began, as the journal has them.
struct FormerReservations {
  let store: Store
  let clock: CampgroundClock

  /// The stays with their campers as they are now; the present one when the journal's image cannot be read, and blank for one
  /// that was undone and forgotten.
  func stays(_ ids: [ReservationID], before day: Day) throws -> [ReservationID: FormerStay] {
    let changed = try changed(since: day)
    var stays = try FormerStay.present(ids, in: store)
    // A hold runs out without an entry, and one that was undone is not there.
    let uncertain = ids.filter { changed.contains($0) || stays[$0].map { $0.holdExpires != nil } ?? true }
    var undone: [ReservationID] = []
    for some in Slices.of(uncertain) {
      let images = try images(of: Array(some), before: day)
      for id in some {
        let present = stays[id]
        if present == nil { undone.append(id) }
        // An image that was erased cannot be read.
        let former = images[id].flatMap { try? ReservationTable.image($0) }.map { FormerStay(id: id, of: $0) }
        stays[id] = former ?? present ?? .blank
        stays[id]?.id = id
        if let camper = present?.camper { stays[id]?.camper = camper }
      }
    }
    let campers = try CamperTable(store: store).campers(undone.compactMap { stays[$0]?.camper.id })
    for id in undone {
      if let camper = stays[id].flatMap({ campers[$0.camper.id] }) { stays[id]?.camper = camper }
    }
    return stays
  }

  /// The reservations that may have an entry since the day began: all others are as they were.
  func changed(since day: Day) throws -> Set<ReservationID> {
    let now = clock.now
    let ahead = now.seconds - now.day.number * 86_400 - now.time.minutes * 60
    // A day earlier, for the hours by which the campground's clock is set forward and back.
    let second = (day.number - 1) * 86_400 + ahead
    return Set(
      try store.ifAny {
        try store.rows(
          """
          SELECT DISTINCT thing FROM change
          WHERE command >= (SELECT min(id) FROM command WHERE at >= \(second)) AND kind = \(Reservation.kind)
          """
        ) { try $0[0] as ReservationID }
      })
  }

  /// The newest image of each before the day began; one that was made later has none.
  func images(of ids: [ReservationID], before day: Day) throws -> [ReservationID: String] {
    var images: [ReservationID: String] = [:]
    if ids.isEmpty { return images }
    try store.ifAny {
      try store.forEach(
        """
        SELECT change.thing, command.at, change.after FROM change JOIN command ON command.id = change.command
        WHERE change.kind = \(Reservation.kind) AND \(SQL("change.thing", isOneOf: ids)) ORDER BY change.id
        """
      ) { row in
        guard clock.moment(at: Moment.bounded(try row[1])).day < day else { return }
        images[try row[0]] = try row[2] as String?
      }
    }
    return images
  }

  /// The image with which each was made.
  func firstImages(of ids: [ReservationID]) throws -> [ReservationID: String] {
    if ids.isEmpty { return [:] }
    let rows = try store.rows(
      """
      SELECT thing, after FROM change
      WHERE kind = \(Reservation.kind) AND before IS NULL AND \(SQL("thing", isOneOf: ids)) ORDER BY id
      """
    ) { (try $0[0] as ReservationID, try $0[1] as String?) }
    return Dictionary(rows.compactMap { id, image in image.map { (id, $0) } }) { first, _ in first }
  }
}
