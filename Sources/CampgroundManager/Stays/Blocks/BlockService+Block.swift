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
    expect(request)
    return try journal.record("block-site") { entry in try make(request, &entry) }
  }

  /// Expects the holders of the nights, and the rules of sites to which they may go.
  private func expect(_ request: BlockRequest) {
    let nights = blocks.nights
    let requested = request.stay
    guard let stay = Stay(arrival: requested.arrival, numberOfNights: requested.numberOfNights) else { return }
    let rules = RuleTable(store: journal.store)
    journal.store.expect([
      { _ = try nights.blocked(on: self.sites(of: request.sites), stay) },
      { _ = try nights.holdings(on: self.sites(of: request.sites), stay) }, { _ = try rules.rules() },
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
    let displacement = Displacement(held, by: stay)
    // The nights elsewhere are looked at before anybody waits.
    let places = try places(for: displacement, besides: Set(sites.map(\.siteNumber)))
    let kept = try writer.keep(displacement.changes, &entry)
    let displaced = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
    return try sites.map { site in
      let number = site.siteNumber
      let block = try blocks.put(
        Block(
          id: BlockID(rawValue: 0), version: 1, site: number, from: stay.arrival, before: stay.departure,
          reason: reason, displacedNights: displacement.lost[number] ?? []))
      try entry.created(block)
      var made = Blocked(block: block, displaced: block.displaced.compactMap { displaced[$0] })
      made.places = places[number] ?? [:]
      return made
    }
  }

  /// The sites that are free for the reservations whose nights are taken on each site.
  private func places(
    for displacement: Displacement, besides blocked: Set<SiteNumber>
  ) throws -> [SiteNumber: [ReservationID: [SiteNumber]]] {
    let service = ReservationService(journal: journal)
    let parties = displacement.lost.flatMap { site, nights in
      displacement.changes.compactMap { change in
        let lost = nights.filter { $0.reservation == change.after.id }.map(\.night)
        return lost.isEmpty ? nil : (site: site, party: change.after, lost: lost)
      }
    }
    let places = try service.tables.reading(forAll: parties.map(\.party), becoming: nil) { _ in
      try journal.store.together(parties) { try service.placesForLost($0.lost, of: $0.party, besides: blocked) }
    }
    return zip(parties, places).reduce(into: [:]) { all, found in
      if let id = found.0.party.id { all[found.0.site, default: [:]][id] = found.1 }
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
  fileprivate typealias Held = (site: CampSite, holding: Holding, reservation: Reservation?)

  /// The reservations to displace, by their sites, and by the order of their nights; throws ``CampingError`` naming every
  /// holder that cannot be displaced.
  private func reservationsToDisplace(
    on sites: [CampSite], _ stay: Stay, isForced: Bool
  ) throws -> [Held] {
    let holdings = try blocks.nights.holdings(on: sites, stay)
    let parties = try reservations.reservations(Set(holdings.values.joined().compactMap(\.reservation)).sorted())
    let held = sites.flatMap { site in
      (holdings[site.id] ?? []).map { Held(site, $0, $0.reservation.flatMap { parties[$0] }) }
    }
    func canMakeWay(_ held: Held) -> Bool {
      guard let reservation = held.reservation, reservation.status.isActive else { return false }
      return stay.arrival >= today || !reservation.holds(held.site, stay.arrival..<today)
    }
    let standing = isForced ? held.filter { !canMakeWay($0) } : held
    let conflicts = try blocks.nights.conflicts(of: standing.map(\.holding))
    let found = standing.compactMap { conflicts[$0.holding] }
    if let first = found.first {
      let isForceEnough = held.allSatisfy(canMakeWay)
      let isUsed = isForced && standing.contains { $0.holding.reservation != nil }
      var refusal = CampingError(.nightsTaken, found.map { .nights(.taken($0)) }, conflict: first)
      refusal.remedies = isForceEnough ? [.force] : isUsed ? [.forceFromToday] : []
      throw refusal
    }
    return held
  }

  private var today: Day { journal.clock.today }
}

/// The reservations that give up their nights to blocks, and keep their status and their other nights.
private struct Displacement {
  private(set) var changes: [(before: Reservation, after: Reservation)] = []
  /// The nights by their sites.
  private(set) var lost: [SiteNumber: [DisplacedNight]] = [:]

  init(_ held: [BlockService.Held], by stay: Stay) {
    let numbers = Dictionary(grouping: held) { $0.reservation?.id }.mapValues { Set($0.map(\.site.siteNumber)) }
    var seen: Set<ReservationID> = []
    for before in held.compactMap(\.reservation) {
      guard let id = before.id, seen.insert(id).inserted, let sites = numbers[id] else { continue }
      var after = before
      after.nights.removeAll { sites.contains($0.site) && stay.nights.contains($0.night) }
      after.version += 1
      for night in before.nights where !after.nights.contains(night) {
        lost[night.site, default: []].append(
          DisplacedNight(reservation: id, night: night.night, price: night.price))
      }
      changes.append((before, after))
    }
    for site in lost.keys { lost[site]?.sort { $0.night < $1.night } }
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
