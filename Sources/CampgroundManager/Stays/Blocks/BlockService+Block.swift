import Persistence

/// Blocking nights.
extension BlockService {
  /// Blocks nights of a site.
  ///
  /// Throws ``CampingError`` naming everybody who holds one of them. A forced block displaces reservations: they give
  /// up their nights from today on, and keep their status and their other nights. Nights of another block, and nights
  /// that a party has used, are refused all the same.
  @discardableResult
  public func block(_ request: BlockRequest) throws -> Written<Blocked> {
    try journal.record("block-site") { entry in
      let site = try sites.find(request.site)
      var problems: [Problem] = []
      let reason = PersonText.reason(request.reason, field: "reason", &problems)
      let stay = Self.stay(request.stay, &problems)
      try problems.refuse()
      guard let stay else { throw CampingError(.invalidRequest, [.invalidNumberOfNights(0)]) }
      let held = try reservationsToDisplace(on: site, stay, isForced: request.isForced)
      entry.record(JournaledBlockRequest(request: request, reason: reason))
      let displaced = try held.flatMap { try displace($0, from: site, stay, &entry) }
      let block = try blocks.insert(
        Block(
          id: BlockID(rawValue: 0), version: 1, site: site.siteNumber, from: stay.arrival, before: stay.departure,
          reason: reason, displacedNights: displaced.sorted { $0.night < $1.night }))
      try entry.created(block)
      return try withReservations(block)
    }
  }

  private static func stay(_ request: StayRequest, _ problems: inout [Problem]) -> Stay? {
    let nights = request.numberOfNights
    guard (1...StayRules.longestStay).contains(nights) else {
      problems.append(.nightsOutOfRange("nights", nights, longest: StayRules.longestStay))
      return nil
    }
    let stay = Stay(arrival: request.arrival, numberOfNights: nights)
    if stay == nil { problems.append(.stayPastCalendar(nights)) }
    return stay
  }

  /// The reservations to displace; throws ``CampingError`` naming every holder that cannot be displaced.
  private func reservationsToDisplace(on site: CampSite, _ stay: Stay, isForced: Bool) throws -> [Reservation] {
    let conflicts = try blocks.nights.conflicts(on: site, stay)
    let held: [(conflict: Conflict, reservation: Reservation?)] = try conflicts.map { conflict in
      guard case .reservation(let id, _) = conflict.holder else { return (conflict, nil) }
      return (conflict, try reservations.reservation(id))
    }
    func canMakeWay(_ reservation: Reservation?) -> Bool {
      reservation.map { $0.status.isActive && (stay.arrival >= today || !$0.holds(site, stay.arrival..<today)) }
        ?? false
    }
    let standing = isForced ? held.filter { !canMakeWay($0.reservation) } : held
    if let first = standing.first?.conflict {
      let isForceEnough = held.allSatisfy { canMakeWay($0.reservation) }
      let isUsed = isForced && standing.contains { $0.reservation != nil }
      throw CampingError(
        .nightsTaken, standing.map { .taken($0.conflict) }, conflict: first,
        remedies: isForceEnough ? [.force] : isUsed ? [.forceFromToday] : [])
    }
    return held.compactMap(\.reservation)
  }

  private var today: Day { journal.clock.today }

  /// Takes the block's nights from a reservation, which keeps its status and its other nights.
  private func displace(
    _ before: Reservation, from site: CampSite, _ stay: Stay, _ entry: inout JournalEntry
  ) throws -> [DisplacedNight] {
    guard let id = before.id else { return [] }
    func isTaken(_ night: Night) -> Bool { night.site == site.siteNumber && stay.nights.contains(night.night) }
    var after = before
    after.nights.removeAll(where: isTaken)
    after.version += 1
    _ = try writer.keep([(before, after)], &entry)
    return before.nights.filter(isTaken).map { DisplacedNight(reservation: id, night: $0.night, price: $0.price) }
  }
}

extension Reservation {
  /// True when it holds one of these nights on a site.
  fileprivate func holds(_ site: CampSite, _ days: Range<Day>) -> Bool {
    nights.contains { $0.site == site.siteNumber && days.contains($0.night) }
  }
}
