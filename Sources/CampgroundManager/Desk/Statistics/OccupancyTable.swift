import Persistence

/// Counts nights of sites.
///
/// A site counts on every night of its season whenever it was added; outside it, and when it is retired, only on the
/// nights that it holds.
struct OccupancyTable {
  let store: Store
  let nights: NightTable
  let settings: CampgroundSettings

  /// The nights of all sites, for each day of some.
  func byNight(_ days: Range<Day>) throws -> [OccupancyCounts] {
    let open = OpenNights(days, settings)
    var counts = Array(repeating: OccupancyCounts(), count: days.count)
    try store.forEach("SELECT type, count(*) FROM camp_site WHERE retired = 0 GROUP BY type") { row in
      let (type, sites): (Slug, Int) = (try row[0], try row[1])
      for place in counts.indices where open.isOpen(type, at: place) { counts[place].siteNights += sites }
    }
    try store.forEach("SELECT night.night, \(Self.counts(open)) \(held(in: days)) GROUP BY night.night") { row in
      let place = days.lowerBound.distance(to: try row[0])
      counts[place] += try Self.counts(row, at: 1)
    }
    return counts
  }

  /// The nights of some days, for each site that was for sale, blocked or held on one of them.
  func bySite(_ days: Range<Day>, _ body: (_ loop: String?, _ type: Slug, OccupancyCounts) throws -> Void) throws {
    let open = OpenNights(days, settings)
    try store.forEach(
      """
      SELECT camp_site.loop, camp_site.type, camp_site.retired, coalesce(sums.occupied, 0),
        coalesce(sums.blocked, 0), coalesce(sums.unsold, 0)
      FROM camp_site LEFT JOIN
        (SELECT night.site AS of_site, \(Self.counts(open)) \(held(in: days)) GROUP BY night.site) AS sums
        ON sums.of_site = camp_site.id
      WHERE camp_site.retired = 0 OR sums.of_site IS NOT NULL
      """
    ) { row in
      var counts = try Self.counts(row, at: 3)
      let type: Slug = try row[1]
      if try row[2] == 0 { counts.siteNights += open.count(type) }
      try body(row[0], type, counts)
    }
  }

  private static func counts(_ open: OpenNights) -> SQL {
    let unsold: SQL =
      open.isClosed.map { "sum(CASE WHEN site.retired = 1 OR \($0) THEN 1 ELSE 0 END)" } ?? "sum(site.retired)"
    return "count(night.reservation) AS occupied, count(night.block) AS blocked, \(unsold) AS unsold"
  }

  private static func counts(_ row: Row, at column: Int) throws -> OccupancyCounts {
    var counts = OccupancyCounts()
    counts.occupied = try row[column]
    counts.blocked = try row[column + 1]
    counts.siteNights = try row[column + 2]
    return counts
  }

  /// A query of held nights. Each site's are one stretch of the primary key, so the sites come first.
  private func held(in days: Range<Day>) -> SQL {
    """
    FROM camp_site AS site CROSS JOIN night WHERE night.site = site.id
      AND night.night >= \(days.lowerBound) AND night.night < \(days.upperBound) AND \(nights.isHeld)
    """
  }
}
