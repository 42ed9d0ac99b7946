import Persistence

/// The taken nights of many sites, in one statement.
extension NightTable {
  /// The nights that are taken between two days, the second not included, on the sites of a condition on `site`.
  func taken(from first: Day, before end: Day, where sites: SQL) throws -> TakenNights {
    var nights = TakenNights()
    let columns: SQL = "site.id, night.night, night.block IS NOT NULL"
    try store.forEach(taken(columns, from: first, before: end, where: sites)) {
      nights.append(try $0[1], on: try $0[0], isBlocked: try $0[2], nil)
    }
    return nights
  }

  /// The same, with the holder of each night and the end of the holder's stay.
  func takenWithHolders(from first: Day, before end: Day, where sites: SQL) throws -> TakenNights {
    var nights: [(holding: Holding, night: Day)] = []
    try forEachTaken(from: first, before: end, where: sites) { nights.append(($0, $1)) }
    let conflicts = try conflicts(of: nights.map(\.holding))
    return nights.reduce(into: TakenNights()) { taken, held in
      taken.append(
        held.night, on: held.holding.site, isBlocked: held.holding.block != nil, conflicts[held.holding])
    }
  }

  /// Calls the body with each taken night and its holder, site by site, ascending.
  func forEachTaken(
    from first: Day, before end: Day, where sites: SQL, _ body: (Holding, Day) throws -> Void
  ) throws {
    let columns: SQL = "site.id, night.night, site.number, night.reservation, night.block"
    try store.forEach(taken(columns, from: first, before: end, where: sites)) { row in
      try body(Holding(site: row[0], number: row[2], reservation: row[3], block: row[4]), row[1])
    }
  }

  /// A query of taken nights. Each site's are one stretch of the primary key, so the sites come first.
  private func taken(_ columns: SQL, from first: Day, before end: Day, where sites: SQL) -> SQL {
    """
    SELECT \(columns) FROM camp_site AS site CROSS JOIN night WHERE night.site = site.id
      AND night.night >= \(first) AND night.night < \(end) AND \(sites) AND \(isHeld)
    ORDER BY site.id, night.night
    """
  }
}
