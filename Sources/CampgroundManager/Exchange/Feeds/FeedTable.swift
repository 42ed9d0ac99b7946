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
      blocks: blocks.filter { $0.feed == feed }, nights: try nights(on: site, from: first),
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

  /// True for an event that another feed has brought, whose reservation holds all of its nights on the site: the other
  /// system shows somebody else's event.
  func isOfAnother(_ event: FeedEvent, than feed: String, on site: CampSite) throws -> Bool {
    guard FeedEvent.isUID(event.ref) else { return false }
    let held = try store.value(
      """
      SELECT count(*) FROM reservation JOIN night ON night.reservation = reservation.id
      WHERE reservation.ref = \(event.ref) AND reservation.imported >= 'ical ' AND reservation.imported < 'ical!'
        AND coalesce(reservation.source, '') <> \(feed) AND night.site = \(site.id)
        AND night.night >= \(event.stay.arrival) AND night.night < \(event.stay.departure)
      """, as: Int.self)
    return held == event.stay.numberOfNights
  }

  /// The memory of the last import of the feed to the site.
  func memory(of feed: String, on site: SiteNumber) throws -> FeedMemory {
    let start = FeedEntry.start(feed: feed, site: site)
    let last = try store.value(
      """
      SELECT request FROM command WHERE name = 'import-ical'
        AND substr(request, 1, \(start.unicodeScalars.count)) = \(start)
        AND NOT EXISTS (SELECT 1 FROM undoing WHERE undoing.entry = command.id
          AND NOT EXISTS (SELECT 1 FROM undoing AS again WHERE again.entry = undoing.by))
      ORDER BY id DESC LIMIT 1
      """, as: String.self)
    return try last.map { try FeedMemory(request: $0, today: clock.today) } ?? FeedMemory()
  }
}
