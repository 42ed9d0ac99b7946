import Persistence

/// The taken nights of many sites, in one statement.
extension NightTable {
  /// The nights that are taken between two days, the second not included, on the sites of a condition on `site`.
  func taken(from first: Day, before end: Day, where sites: SQL) throws -> TakenNights {
    var taken = TakenNights()
    let columns: SQL = "site.id, night.night, night.block IS NOT NULL"
    try store.forEach(Self.taken(columns, from: first, before: end, where: "\(sites) AND \(isHeld)")) {
      taken.append(try $0[1], on: try $0[0], isBlocked: try $0[2], nil)
    }
    return taken
  }

  /// The same, with the holder of each night and the end of the holder's stay.
  func takenWithHolders(from first: Day, before end: Day, where sites: SQL) throws -> TakenNights {
    var taken = TakenNights()
    var known: [Holding: Conflict] = [:]
    try store.forEach(
      Self.taken(
        "site.id, night.night, site.number, night.reservation, night.block", from: first, before: end,
        where: "\(sites) AND \(isHeld)")
    ) { row in
      let holding = try Holding(site: row[0], reservation: row[3], block: row[4])
      if known[holding] == nil { known[holding] = try conflict(with: holding, number: row[2]) }
      taken.append(try row[1], on: holding.site, isBlocked: holding.block != nil, known[holding])
    }
    return taken
  }

  /// A query of taken nights. Each site's are one stretch of the primary key, so the sites come first.
  private static func taken(_ columns: SQL, from first: Day, before end: Day, where condition: SQL) -> SQL {
    """
    SELECT \(columns) FROM camp_site AS site CROSS JOIN night WHERE night.site = site.id
      AND night.night >= \(first) AND night.night < \(end) AND \(condition)
    ORDER BY site.id, night.night
    """
  }

  private func conflict(with holding: Holding, number: SiteNumber) throws -> Conflict? {
    if let reservation = holding.reservation { return try conflict(on: holding.site, number, with: reservation) }
    if let block = holding.block { return try conflict(on: holding.site, number, with: block) }
    return nil
  }
}

/// A site, and the holder of some of its nights.
private struct Holding: Hashable {
  let site: Int64
  let reservation: ReservationID?
  let block: BlockID?
}
