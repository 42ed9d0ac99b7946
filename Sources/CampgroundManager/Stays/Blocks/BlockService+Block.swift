import Persistence

/// Blocking nights.
extension BlockService {
  /// Blocks nights of a site (domain rule R15).
  ///
  /// A forced block displaces reservations: they give up their nights from today on, and keep their status and their
  /// other nights. Nights of another block, and nights that a party has used, are refused all the same.
  ///
  /// - Throws: ``CampingError`` naming everybody who holds one of the nights.
  @discardableResult
  public func block(_ request: BlockRequest) throws -> WriteResult<Blocked> {
    expect(request)
    return try journal.record("block-site") { entry in
      guard let blocked = try make(request, &entry).first else {
        throw CampingError(.invalidRequest, [.stay(.invalidCount(0, most: SeveralSites.most))])
      }
      return blocked
    }
  }

  /// Blocks the same nights of several sites: all of them or none, each by a block of its own.
  @discardableResult
  public func blockSeveral(_ request: BlockRequest) throws -> WriteResult<[Blocked]> {
    try journal.record("block-site") { entry in try make(request, &entry) }
  }

  /// Expects the holders of the nights.
  private func expect(_ request: BlockRequest) {
    let nights = blocks.nights
    func each(_ read: (CampSite, Stay) throws -> Void) throws {
      let requested = request.stay
      guard let stay = Stay(arrival: requested.arrival, numberOfNights: requested.numberOfNights) else { return }
      for site in try sites(of: request.sites) { try read(site, stay) }
    }
    journal.store.expect([
      { try each { _ = try nights.conflicts(on: $0, $1) } }, { try each { _ = try nights.conflict(on: $0, $1) } },
    ])
  }

  private func make(_ request: BlockRequest, _ entry: inout JournalEntry) throws -> [Blocked] {
    var sites = try sites(of: request.sites)
    var problems = request.sites.problems
    let reason = PersonText.reason(request.reason, field: "reason", &problems)
    let stay = Self.stay(request.stay, &problems)
    try problems.refuse()
    guard let stay else { throw CampingError(.invalidRequest, [.stay(.invalidNumberOfNights(0))]) }
    if case .group = request.sites { sites = try open(sites, stay) }
    let held = try reservationsToDisplace(on: sites, stay, isForced: request.isForced)
    entry.record(JournaledBlockRequest(request: request, sites: sites.map(\.siteNumber), reason: reason))
    var made: [Block] = []
    for (site, parties) in zip(sites, held) {
      let displaced = try parties.flatMap { try displace($0, from: site, stay, &entry) }
      let block = try blocks.insert(
        Block(
          id: BlockID(rawValue: 0), version: 1, site: site.siteNumber, from: stay.arrival, before: stay.departure,
          reason: reason, displacedNights: displaced.sorted { $0.night < $1.night }))
      try entry.created(block)
      made.append(block)
    }
    return try made.map(withPlaces)
  }

  /// The block beside the reservations whose nights it took, and the sites that are free for these.
  private func withPlaces(_ block: Block) throws -> Blocked {
    var blocked = try withReservations(block)
    if blocked.displaced.isEmpty { return blocked }
    let reservations = ReservationService(journal: journal)
    for reservation in blocked.displaced {
      guard let id = reservation.id else { continue }
      let lost = block.displacedNights.filter { $0.reservation == id }.map(\.night)
      blocked.places[id] = try reservations.placesForLost(lost, of: reservation)
    }
    return blocked
  }

  /// The problems of a request as far as it is given, each of which stands whatever the other parts are.
  package func problems(of sites: BlockedSites, nights: Int?, reason: String?) throws -> [Problem] {
    var problems = sites.problems
    do { _ = try self.sites(of: sites) } catch let error as CampingError { problems += error.problems }
    if let reason { _ = PersonText.reason(reason, field: "reason", &problems) }
    if let nights { _ = Self.stay(StayRequest(arrival: today, numberOfNights: nights), &problems) }
    return problems
  }

  private static func stay(_ request: StayRequest, _ problems: inout [Problem]) -> Stay? {
    let nights = request.numberOfNights
    guard (1...StayRules.longestStay).contains(nights) else {
      problems.append(.stay(.nightsOutOfRange(field: "nights", nights, longest: StayRules.longestStay)))
      return nil
    }
    let stay = Stay(arrival: request.arrival, numberOfNights: nights)
    if stay == nil { problems.append(.stay(.pastCalendar(nights: nights))) }
    return stay
  }

  /// The holder of nights to be blocked.
  private typealias Held = (site: CampSite, conflict: Conflict, reservation: Reservation?)

  /// The reservations to displace, site by site; throws ``CampingError`` naming every holder that cannot be displaced.
  private func reservationsToDisplace(
    on sites: [CampSite], _ stay: Stay, isForced: Bool
  ) throws -> [[ReservationID]] {
    let held: [Held] = try sites.flatMap { site in
      try blocks.nights.conflicts(on: site, stay).map { conflict -> Held in
        guard case .reservation(let id, _) = conflict.holder else { return (site, conflict, nil) }
        return (site, conflict, try reservations.reservation(id))
      }
    }
    func canMakeWay(_ held: Held) -> Bool {
      guard let reservation = held.reservation, reservation.status.isActive else { return false }
      return stay.arrival >= today || !reservation.holds(held.site, stay.arrival..<today)
    }
    let standing = isForced ? held.filter { !canMakeWay($0) } : held
    if let first = standing.first?.conflict {
      let isForceEnough = held.allSatisfy(canMakeWay)
      let isUsed = isForced && standing.contains { $0.reservation != nil }
      var refusal = CampingError(.nightsTaken, standing.map { .nights(.taken($0.conflict)) }, conflict: first)
      refusal.remedies = isForceEnough ? [.force] : isUsed ? [.forceFromToday] : []
      throw refusal
    }
    return sites.map { site in held.filter { $0.site.id == site.id }.compactMap { $0.reservation?.id } }
  }

  private var today: Day { journal.clock.today }

  /// Takes the block's nights from a reservation, which keeps its status and its other nights; it may have lost nights
  /// on another site by the same command.
  private func displace(
    _ id: ReservationID, from site: CampSite, _ stay: Stay, _ entry: inout JournalEntry
  ) throws -> [DisplacedNight] {
    guard let before = try reservations.reservation(id) else { return [] }
    func isTaken(_ night: Night) -> Bool { night.site == site.siteNumber && stay.nights.contains(night.night) }
    var after = before
    after.nights.removeAll(where: isTaken)
    after.version += 1
    _ = try writer.keep([(before, after)], &entry)
    return before.nights.filter(isTaken).map { DisplacedNight(reservation: id, night: $0.night, price: $0.price) }
  }
}

extension BlockedSites {
  /// The problems of the list as such.
  fileprivate var problems: [Problem] {
    guard case .numbered(let numbers) = self else { return [] }
    return SeveralSites.numbered(numbers).problems
  }
}

extension Reservation {
  /// True when it holds one of these nights on a site.
  fileprivate func holds(_ site: CampSite, _ days: Range<Day>) -> Bool {
    nights.contains { $0.site == site.siteNumber && days.contains($0.night) }
  }
}
