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
    let requested = request.stay
    guard let stay = Stay(arrival: requested.arrival, numberOfNights: requested.numberOfNights) else { return }
    journal.store.expect([{ _ = try nights.conflicts(on: self.sites(of: request.sites), stay) }])
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
    let displaced = try displace(held, stay, &entry)
    let made = try sites.map { site in
      let block = try blocks.put(
        Block(
          id: BlockID(rawValue: 0), version: 1, site: site.siteNumber, from: stay.arrival, before: stay.departure,
          reason: reason, displacedNights: displaced[site.siteNumber] ?? []))
      try entry.created(block)
      return block
    }
    return try withPlaces(withReservations(made))
  }

  /// The blocks with the sites that are free for the reservations whose nights they took.
  private func withPlaces(_ made: [Blocked]) throws -> [Blocked] {
    let reservations = ReservationService(journal: journal)
    let displaced = made.flatMap { made in made.displaced.map { (block: made.block, reservation: $0) } }
    var places = try journal.store.together(displaced) { block, reservation in
      let lost = block.displacedNights.filter { $0.reservation == reservation.id }.map(\.night)
      return try reservations.placesForLost(lost, of: reservation)
    }[...]
    return made.map { made in
      var blocked = made
      for reservation in made.displaced { reservation.id.map { blocked.places[$0] = places.popFirst() } }
      return blocked
    }
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

  /// The reservations to displace, by their sites, and by the order of their nights; throws ``CampingError`` naming every
  /// holder that cannot be displaced.
  private func reservationsToDisplace(
    on sites: [CampSite], _ stay: Stay, isForced: Bool
  ) throws -> [Held] {
    let conflicts = try blocks.nights.conflicts(on: sites, stay)
    let parties = try reservations.reservations(Set(conflicts.values.joined().compactMap(\.reservation)).sorted())
    let held = sites.flatMap { site in
      (conflicts[site.id] ?? []).map { Held(site, $0, $0.reservation.flatMap { parties[$0] }) }
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
    return held
  }

  private var today: Day { journal.clock.today }

  /// Takes the blocks' nights from reservations, which keep their status and their other nights; returns the nights by
  /// their sites.
  private func displace(
    _ held: [Held], _ stay: Stay, _ entry: inout JournalEntry
  ) throws -> [SiteNumber: [DisplacedNight]] {
    let numbers = Dictionary(grouping: held) { $0.reservation?.id }.mapValues { Set($0.map(\.site.siteNumber)) }
    var (seen, displaced) = (Set<ReservationID>(), [SiteNumber: [DisplacedNight]]())
    let changes = held.compactMap(\.reservation).compactMap { before -> (before: Reservation, after: Reservation)? in
      guard let id = before.id, seen.insert(id).inserted, let sites = numbers[id] else { return nil }
      var after = before
      after.nights.removeAll { sites.contains($0.site) && stay.nights.contains($0.night) }
      after.version += 1
      for night in before.nights where !after.nights.contains(night) {
        displaced[night.site, default: []].append(
          DisplacedNight(reservation: id, night: night.night, price: night.price))
      }
      return (before, after)
    }
    _ = try writer.keep(changes, &entry)
    return displaced.mapValues { $0.sorted { $0.night < $1.night } }
  }
}

extension Conflict {
  /// The reservation that holds the nights; nil for a block.
  fileprivate var reservation: ReservationID? { if case .reservation(let id, _) = holder { id } else { nil } }
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
