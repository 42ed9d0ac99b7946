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
    try store.ifAny {
      try store.forEach(
        """
        SELECT 0 FROM night WHERE site = \(site.id) AND night >= \(stay.arrival) AND night < \(stay.departure)
        UNION ALL \(Self.others(of: camper, stay))
        """
      ) { row in
        let id: Int64 = try row[0]
        if id == 0 { isKept = true } else { other = min(other, id) }
      }
    }
    return (isKept ? try conflict(on: site, stay) : nil, other == .max ? nil : ReservationID(rawValue: other))
  }

  /// The first stay to come or going on that a camper has on one of these nights.
  func other(of camper: CamperID, _ stay: Stay) throws -> ReservationID? {
    try store.ifAny {
      try store.value("\(Self.others(of: camper, stay)) ORDER BY id LIMIT 1", as: ReservationID.self)
    }
  }

  private static func others(of camper: CamperID, _ stay: Stay) -> SQL {
    """
    SELECT id FROM reservation WHERE camper = \(camper) AND arrival < \(stay.departure)
      AND departure > \(stay.arrival) AND status IN ('held', 'reserved', 'checked-in')
    """
  }

  /// The holder of the first of a segment's nights that is taken; nil when all are free.
  func conflict(on segment: Segment) throws -> Conflict? { try conflict(on: [segment]) }

  /// Throws ``CampingError`` naming who holds the first of these nights that is taken.
  func requireFree(_ segments: [Segment]) throws {
    guard let conflict = try conflict(on: segments) else { return }
    throw CampingError(.nightsTaken, [.nights(.taken(conflict))], conflict: conflict)
  }

  /// The holder of the first of these nights that is taken, in their order; nil when all are free.
  func conflict(on segments: [Segment]) throws -> Conflict? { try conflicts(on: [segments])[0] }

  /// The same of each of several parties, all read at once.
  func conflicts(on parties: [[Segment]]) throws -> [Conflict?] {
    let all = parties.flatMap(\.self)
    guard let first = all.map(\.arrival).min(), let end = all.map(\.departure).max() else {
      return parties.map { _ in nil }
    }
    let numbers = Set(all.map(\.site)).sorted()
    let taken = try Slices.of(numbers).reduce(into: [NumberedNight: Holding]()) { taken, some in
      try store.ifAny {
        try forEachTaken(from: first, before: end, where: SQL("site.number", isOneOf: some)) { holding, night in
          taken[NumberedNight(site: holding.number, night: night)] = holding
        }
      }
    }
    let found = parties.map { segments in
      segments.lazy.flatMap { segment in
        (segment.arrival..<segment.departure).lazy.compactMap { taken[NumberedNight(site: segment.site, night: $0)] }
      }.first
    }
    let conflicts = try conflicts(of: found.compactMap(\.self))
    return found.map { $0.flatMap { conflicts[$0] } }
  }

  /// Every holder of one of these nights on each of some sites, in the order of their nights, by the sites' ids.
  func holdings(on sites: [CampSite], _ stay: Stay) throws -> [Int64: [Holding]] {
    var (holdings, seen) = ([Holding](), Set<Holding>())
    for some in Slices.of(sites.map(\.id)) {
      try forEachTaken(from: stay.arrival, before: stay.departure, where: SQL("site.id", isOneOf: some)) { holding, _ in
        if seen.insert(holding).inserted { holdings.append(holding) }
      }
    }
    return Dictionary(grouping: holdings, by: \.site)
  }

  /// The same with all that each has on the site.
  func conflicts(on sites: [CampSite], _ stay: Stay) throws -> [Int64: [Conflict]] {
    let holdings = try holdings(on: sites, stay)
    let conflicts = try conflicts(of: holdings.values.joined())
    return holdings.mapValues { $0.compactMap { conflicts[$0] } }
  }

  private func conflict(on site: Int64, _ number: SiteNumber, from arrival: Day, before departure: Day) throws
    -> Conflict?
  {
    let first = try store.first(
      """
      SELECT reservation, block FROM night WHERE site = \(site) AND night >= \(arrival) AND night < \(departure)
        AND \(isHeld) ORDER BY night LIMIT 1
      """
    ) { Holding(site: site, number: number, reservation: try $0[0], block: try $0[1]) }
    return try first.flatMap { try conflicts(of: [$0])[$0] }
  }

  /// The holder of nights on a site, with all that it has there.
  func conflict(on site: CampSite, with id: ReservationID) throws -> Conflict? {
    let holding = Holding(site: site.id, number: site.siteNumber, reservation: id, block: nil)
    return try conflicts(of: [holding])[holding]
  }
}

/// A night on a site.
private struct NumberedNight: Hashable {
  let site: SiteNumber
  let night: Day
}
