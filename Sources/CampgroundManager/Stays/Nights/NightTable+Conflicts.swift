import Persistence

/// The holders that stand in the way of a stay.
extension NightTable {
  /// The holder of the first of these nights that is taken; nil when all are free.
  func conflict(on site: CampSite, _ stay: Stay) throws -> Conflict? {
    try conflict(on: site.id, site.siteNumber, from: stay.arrival, before: stay.departure)
  }

  /// The same, and the first stay to come or going on that a camper has on one of these nights.
  ///
  /// Nearly always there is neither, which one short statement finds: a hold past its expiry is looked for only where
  /// a night has a row.
  func conflict(on site: CampSite, _ stay: Stay, besides camper: CamperID) throws -> (Conflict?, other: ReservationID?)
  {
    var (isKept, other) = (false, Int64.max)
    try store.forEach(
      """
      SELECT 0 FROM night WHERE site = \(site.id) AND night >= \(stay.arrival) AND night < \(stay.departure)
      UNION ALL \(Self.others(of: camper, stay))
      """
    ) { row in
      let id: Int64 = try row[0]
      if id == 0 { isKept = true } else { other = min(other, id) }
    }
    return (isKept ? try conflict(on: site, stay) : nil, other == .max ? nil : ReservationID(rawValue: other))
  }

  /// The first stay to come or going on that a camper has on one of these nights.
  func other(of camper: CamperID, _ stay: Stay) throws -> ReservationID? {
    try store.value("\(Self.others(of: camper, stay)) ORDER BY id LIMIT 1", as: ReservationID.self)
  }

  private static func others(of camper: CamperID, _ stay: Stay) -> SQL {
    """
    SELECT id FROM reservation WHERE camper = \(camper) AND arrival < \(stay.departure)
      AND departure > \(stay.arrival) AND status IN ('held', 'reserved', 'checked-in')
    """
  }

  /// The holder of the first of a segment's nights that is taken; nil when all are free.
  func conflict(on segment: Segment) throws -> Conflict? {
    guard let site = try CampSiteTable(store: store).site(segment.site) else {
      throw StoreError.corrupt("there is no site \(segment.site)")
    }
    return try conflict(on: site.id, segment.site, from: segment.arrival, before: segment.departure)
  }

  /// Every holder of one of these nights, each once, in the order of their nights.
  func conflicts(on site: CampSite, _ stay: Stay) throws -> [Conflict] {
    let held = held(on: site.id, from: stay.arrival, before: stay.departure)
    let holders = try store.rows("SELECT reservation, block \(held) GROUP BY reservation, block ORDER BY min(night)") {
      (reservation: try $0[0] as ReservationID?, block: try $0[1] as BlockID?)
    }
    return try holders.compactMap { try conflict(on: site.id, site.siteNumber, $0.reservation, $0.block) }
  }

  private func conflict(on site: Int64, _ number: SiteNumber, from arrival: Day, before departure: Day) throws
    -> Conflict?
  {
    let held = held(on: site, from: arrival, before: departure)
    let first = try store.first("SELECT reservation, block \(held) ORDER BY night LIMIT 1") {
      Holding(reservation: try $0[0], block: try $0[1])
    }
    return try first.flatMap { try conflict(on: site, number, $0.reservation, $0.block) }
  }

  private func held(on site: Int64, from arrival: Day, before departure: Day) -> SQL {
    "FROM night WHERE site = \(site) AND night >= \(arrival) AND night < \(departure) AND \(isHeld)"
  }

  private func conflict(
    on site: Int64, _ number: SiteNumber, _ reservation: ReservationID?, _ block: BlockID?
  ) throws -> Conflict? {
    if let reservation { return try conflict(on: site, number, with: reservation) }
    return try block.flatMap { try conflict(on: site, number, with: $0) }
  }

  func conflict(on site: Int64, _ number: SiteNumber, with id: ReservationID) throws -> Conflict? {
    try store.first(
      """
      SELECT min(night.night), max(night.night), min(reservation.status)
      FROM night JOIN reservation ON reservation.id = night.reservation
      WHERE night.reservation = \(id) AND night.site = \(site)
      """
    ) { row in
      let last: Day = try row[1]
      return try Conflict(
        site: number, arrival: row[0], departure: last.advanced(by: 1), holder: .reservation(id, row[2]))
    }
  }

  func conflict(on site: Int64, _ number: SiteNumber, with id: BlockID) throws -> Conflict? {
    try store.first("SELECT min(night), max(night) FROM night WHERE block = \(id) AND site = \(site)") {
      row in
      let last: Day = try row[1]
      return try Conflict(site: number, arrival: row[0], departure: last.advanced(by: 1), holder: .block(id))
    }
  }
}

/// The holder of a night, as its row has it; a tuple of both would have the runtime make a type at each start.
private struct Holding {
  let reservation: ReservationID?
  let block: BlockID?
}
