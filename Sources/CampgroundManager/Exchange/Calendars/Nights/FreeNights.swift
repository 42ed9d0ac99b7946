import Persistence

/// The nights of sites that could be sold, as events.
struct FreeNights {
  let store: Store
  let clock: CampgroundClock
  let settings: CampgroundSettings
  /// The number of nights that are shown, unless the campground takes reservations for fewer days ahead.
  private static let longest = 366

  /// Calls the body with the events of sites, site by site: the runs of free nights in season from a day on, today's at the
  /// earliest.
  func forEachEvent(on sites: [CampSite], from day: Day?, _ body: (CalendarEvent) throws -> Void) throws {
    let ahead = settings.windowDays.map { clock.today.advanced(by: min($0 + 1, Self.longest)) }
    let first = max(day ?? clock.today, clock.today)
    let window = first..<max(first, ahead ?? first.advanced(by: Self.longest))
    func taken() throws -> TakenNights {
      try NightTable(store: store, clock: clock).taken(
        from: window.lowerBound, before: window.upperBound, where: SQL("site.id", isOneOf: sites.map(\.id)))
    }
    store.expect([{ _ = try taken() }])
    let identity = try CampgroundIdentity(of: store)
    // A run of free nights is an event of its own, which never changes.
    let beginning = try store.value("SELECT at FROM command ORDER BY id LIMIT 1", as: Int.self) ?? 0
    let nights = try taken()
    for site in sites where !site.retired {
      try forEachEvent(on: site, window, without: nights.days(on: site), identity, beginning, body)
    }
  }

  private func forEachEvent(
    on site: CampSite, _ window: Range<Day>, without taken: Set<Day>, _ identity: CampgroundIdentity, _ beginning: Int,
    _ body: (CalendarEvent) throws -> Void
  ) throws {
    for nights in runs(on: site, window, without: taken) {
      let uid = identity.uid("\(FeedEvent.freeName)\(site.id)-\(nights.lowerBound)-\(nights.upperBound)")
      var event = CalendarEvent(
        EventMark(uid: uid, .init(at: beginning)), nights, .confirmed,
        summary: "Site \(site.siteNumber) free")
      event.location = "Site \(site.siteNumber)"
      event.isTransparent = true
      try body(event)
    }
  }

  private func runs(on site: CampSite, _ window: Range<Day>, without taken: Set<Day>) -> [Range<Day>] {
    let season = settings.limits(of: site.features.type).open ?? settings.open
    var runs: [Range<Day>] = []
    for night in window where !taken.contains(night) && season?.contains(night: night) != false {
      let next = night.advanced(by: 1)
      if let last = runs.last, last.upperBound == night {
        runs[runs.count - 1] = last.lowerBound..<next
      } else {
        runs.append(night..<next)
      }
    }
    return runs
  }
}
