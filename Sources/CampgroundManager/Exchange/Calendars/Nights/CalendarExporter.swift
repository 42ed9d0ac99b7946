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
      for site in sites {
        switch request.contents {
        case .held(let blocks):
          try HeldNights(store: store, clock: clock, request, hasBlocks: blocks)
            .forEachEvent(on: site, after: request.from) { try body($0.text) }
        case .available:
          try FreeNights(store: store, clock: clock, settings: settings)
            .forEachEvent(on: site, from: request.from) { try body($0.text) }
        }
      }
      try body(CalendarFile.end)
    }
  }
}
