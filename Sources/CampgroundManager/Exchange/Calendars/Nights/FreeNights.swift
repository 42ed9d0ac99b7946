import Persistence

/// The nights of a site that could be sold, as events.
struct FreeNights {
  let store: Store
  let clock: CampgroundClock
  let settings: CampgroundSettings
  /// The number of nights that are shown, unless the campground takes reservations for fewer days ahead.
  private static let longest = 366

  /// Calls the body with the events of a site: the runs of free nights in season from a day on, today's at the earliest.
  func forEachEvent(on site: CampSite, from day: Day?, _ body: (CalendarEvent) throws -> Void) throws {
    let identity = try CampgroundIdentity(of: store)
    // A run of free nights is an event of its own, which never changes.
    let beginning = try store.value("SELECT at FROM command ORDER BY id LIMIT 1", as: Int.self) ?? 0
    for nights in try runs(on: site, from: max(day ?? clock.today, clock.today)) {
      let uid = identity.uid("\(FeedEvent.freeName)\(site.id)-\(nights.lowerBound)-\(nights.upperBound)")
      var event = CalendarEvent(
        EventMark(uid: uid, .init(at: beginning)), nights, .confirmed,
        summary: "Site \(site.siteNumber) free")
      event.location = "Site \(site.siteNumber)"
      event.isTransparent = true
      try body(event)
    }
  }

  private func runs(on site: CampSite, from first: Day) throws -> [Range<Day>] {
    if site.retired { return [] }
    let ahead = settings.windowDays.map { clock.today.advanced(by: min($0 + 1, Self.longest)) }
    let end = max(first, ahead ?? first.advanced(by: Self.longest))
    let taken = try NightTable(store: store, clock: clock)
      .taken(from: first, before: end, where: "site.id = \(site.id)").days(on: site)
    let season = settings.limits(of: site.features.type).open ?? settings.open
    var runs: [Range<Day>] = []
    for night in first..<end where !taken.contains(night) && season?.contains(night: night) != false {
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
