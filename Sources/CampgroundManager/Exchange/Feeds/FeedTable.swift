import Persistence

/// Reads the state of a feed.
struct FeedTable {
  let store: Store
  let clock: CampgroundClock

  /// The state of a site from a day on.
  func state(of feed: String, on site: CampSite, from first: Day) throws -> FeedState {
    var filter = BlockFilter()
    (filter.site, filter.from) = (site.siteNumber, clock.today)
    let table = BlockTable(store: store, clock: clock)
    store.expect([
      { [filter] in _ = try table.blocks(filter) }, { _ = try FeedWaitTable(store: store).waits(of: feed, on: site) },
      { _ = try nights(on: site, from: first) }, { _ = try store.lastNumber(givenBy: "reservation") },
    ])
    let reservations = try ReservationTable(store: store, clock: clock).reservations(
      """
      coalesce(r.source, '') = \(feed) AND r.ref IS NOT NULL AND r.imported >= 'ical ' AND r.imported < 'ical!' AND r.departure > \(first.advanced(by: -31))
      ORDER BY r.id
      """)
    let blocks = try table.blocks(filter)
    return try FeedState(
      reservations: reservations.filter { $0.feedMark?.site == site.id },
      blocks: blocks.filter { $0.feed == feed },
      waits: FeedWaitTable(store: store).waits(of: feed, on: site), nights: try nights(on: site, from: first),
      next: store.lastNumber(givenBy: "reservation") + 1)
  }

  private func nights(on site: CampSite, from first: Day) throws -> [Day: NightHolder] {
    var nights: [Day: NightHolder] = [:]
    try store.forEach(
      """
      SELECT night, reservation, block FROM night
      WHERE site = \(site.id) AND night >= \(first) AND \(NightTable(store: store, clock: clock).isHeld)
      """
    ) { row in
      let reservation: ReservationID? = try row[1]
      nights[try row[0]] = try reservation.map(NightHolder.reservation) ?? .block(row[2])
    }
    return nights
  }

  /// The reservations that hold all nights of an event on a site, by these nights.
  func holders(of events: [FeedEvent], on site: CampSite) throws -> [Stay: FeedHolder] {
    guard let first = events.map(\.stay.arrival).min(), let end = events.map(\.stay.departure).max() else { return [:] }
    var holders: [Day: FeedHolder] = [:]
    try store.forEach(
      """
      SELECT night.night, reservation.id, reservation.source, reservation.ref, reservation.imported
      FROM night JOIN reservation ON reservation.id = night.reservation
      WHERE night.site = \(site.id) AND night.night >= \(first) AND night.night < \(end)
      """
    ) { row in
      holders[try row[0]] = FeedHolder(
        id: try row[1], source: try row[2], ref: try row[3], mark: FeedMark(try row[4] as String?))
    }
    return events.reduce(into: [:]) { held, event in
      let nights = event.stay.nights.map { holders[$0] }
      if let holder = nights.first ?? nil, nights.allSatisfy({ $0?.id == holder.id }) { held[event.stay] = holder }
    }
  }

  /// The memory of the last import of the feed to the site; nil when there was none, or it was undone.
  func memory(of feed: String, on site: SiteNumber) throws -> FeedMemory? {
    let start = FeedEntry.start(feed: feed, site: site)
    let last = try store.value(
      """
      SELECT request FROM command WHERE name = 'import-ical'
        AND substr(request, 1, \(start.unicodeScalars.count)) = \(start)
        AND NOT EXISTS (SELECT 1 FROM undoing WHERE undoing.entry = command.id
          AND NOT EXISTS (SELECT 1 FROM undoing AS again WHERE again.entry = undoing.by))
      ORDER BY id DESC LIMIT 1
      """, as: String.self)
    return try last.map { try FeedMemory(request: $0, today: clock.today) }
  }
}

/// A reservation that holds nights of a site, with the name that another system has for it.
struct FeedHolder {
  let id: ReservationID
  let source: String?
  let ref: String?
  let mark: FeedMark?

  /// True for an event that it has come from without the feed: another feed has brought it, because the other system
  /// shows somebody else's event, or a table has, with the number of the booking.
  func brought(_ event: FeedEvent, besides feed: String) -> Bool {
    if let mark { return source != feed && FeedEvent.isUID(event.ref) && (mark.uid ?? ref) == event.ref }
    return source == feed && ref != nil && ref == event.guest.number
  }
}
