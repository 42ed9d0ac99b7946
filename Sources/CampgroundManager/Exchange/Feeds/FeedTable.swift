import Persistence

/// Reads the state of a feed.
struct FeedTable {
  let store: Store
  let clock: CampgroundClock

  /// The state of a site from a day on.
  func state(of feed: String, on site: CampSite, from first: Day) throws -> FeedState {
    let reservations = try ReservationTable(store: store, clock: clock).reservations(
      """
      coalesce(r.source, '') = \(feed) AND r.ref IS NOT NULL AND r.imported >= 'ical ' AND r.imported < 'ical!' AND r.departure > \(first.advanced(by: -31))
      ORDER BY r.id
      """)
    var filter = BlockFilter()
    (filter.site, filter.from) = (site.siteNumber, clock.today)
    let blocks = try BlockTable(store: store, clock: clock).blocks(filter)
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

  /// True for an event whose reservation is not this feed's and holds all of its nights on the site: one that another
  /// feed has brought, because the other system shows somebody else's event, or that a table has, with the number of
  /// the booking.
  func isOfAnother(_ event: FeedEvent, than feed: String, on site: CampSite) throws -> Bool {
    let holder = try store.first(
      """
      SELECT reservation.source, reservation.ref, reservation.imported
      FROM night JOIN reservation ON reservation.id = night.reservation
      WHERE night.site = \(site.id) AND night.night >= \(event.stay.arrival) AND night.night < \(event.stay.departure)
      GROUP BY reservation.id, reservation.source, reservation.ref, reservation.imported
      HAVING count(*) = \(event.stay.numberOfNights)
      """
    ) { (source: try $0[0] as String?, ref: try $0[1] as String?, mark: FeedMark(try $0[2] as String?)) }
    guard let holder else { return false }
    if let mark = holder.mark {
      return holder.source != feed && FeedEvent.isUID(event.ref) && (mark.uid ?? holder.ref) == event.ref
    }
    return holder.source == feed && holder.ref != nil && holder.ref == event.guest.number
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
