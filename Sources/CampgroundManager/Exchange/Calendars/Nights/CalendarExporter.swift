import Persistence

/// Writes the nights of sites as calendars (domain rule R26).
package struct CalendarExporter {
  let store: Store
  let clock: CampgroundClock
  let sites: CampSiteService

  /// The sites of a request in natural order, retired ones among them: they may be held.
  ///
  /// Throws ``CampingError`` when there is no site of its number or its type.
  package func sites(of request: CalendarRequest) throws -> [CampSite] {
    store.sweepBeside()
    return try store.read {
      if let number = request.site { return [try sites.find(number)] }
      guard let type = request.type else { return try CampSiteTable(store: store).all() }
      let found = try CampSiteTable(store: store).all(where: "site.type = \(type)")
      if found.isEmpty { throw CampingError(.notFound, [.reference(.notFound(.type, type.text, field: "type"))]) }
      return found
    }
  }

  /// Calls the body with the lines of a calendar of sites, some at a time, all as of one moment.
  package func forEachPiece(
    of request: CalendarRequest, on sites: [CampSite], _ body: (String) throws -> Void
  ) throws {
    try store.read {
      let settings = try SettingsTable(store: store).settings()
      let words = [settings.name, sites.count == 1 ? "Site \(sites[0].siteNumber)" : nil].compactMap(\.self)
      try body(CalendarFile.beginning(nil, named: words.isEmpty ? nil : words.joined(separator: ": ")))
      try forEachEvent(of: request, on: sites, settings) { try body($0.text) }
      try body(CalendarFile.end)
    }
  }

  private func forEachEvent(
    of request: CalendarRequest, on sites: [CampSite], _ settings: CampgroundSettings,
    _ body: (CalendarEvent) throws -> Void
  ) throws {
    switch request.contents {
    case .held(let blocks):
      try HeldNights(store: store, clock: clock, request, hasBlocks: blocks)
        .forEachEvent(on: sites, after: request.from, body)
    case .available:
      try FreeNights(store: store, clock: clock, settings: settings)
        .forEachEvent(on: sites, from: request.from, body)
    }
  }
}

/// The nights that a calendar is to show.
package struct CalendarRequest: Hashable, Sendable {
  package enum Contents: Hashable, Sendable {
    /// The stays; with blocks or without.
    case held(blocks: Bool)
    /// The nights that could be sold.
    case available
  }

  /// The site; nil for all …
  package var site: SiteNumber?
  /// … or those of a type.
  package var type: Slug?
  package var contents = Contents.held(blocks: false)
  /// True to show names; else a calendar says no more than that nights are taken.
  package var hasDetails = false
  /// The day after which each stay ends; nil for all stays, and for the free nights today.
  package var from: Day?

  /// The feed that is to read the calendar, whose own nights are left out: they would come back as ours.
  package var excluded: String?

  package init() {}
}
