import Persistence

/// An offer to a waiting party.
public struct Offered: Sendable {
  public let entry: WaitlistEntry
  /// The hold.
  public let reserved: Reserved
  /// The entries that came earlier and could have had the same site for its nights.
  public let passedOver: [WaitlistID]
}

/// Offering free nights.
extension WaitlistService {
  /// Holds a site for an entry: the requested one, or the best; of several stays the earliest, then the longest.
  ///
  /// The entry leaves the list; it waits again, in its old place, when the hold expires.
  @discardableResult
  public func offer(
    _ reference: WaitlistReference, site: SiteNumber? = nil, minutes: Int = 30
  ) throws -> WriteResult<Offered> {
    try journal.record("offer") { entry in
      let before = try find(reference)
      let wished = ReserveRequest(
        camper: CamperReference(before.camper), site: site ?? before.site, stay: before.wish.earliest,
        party: before.party)
      Reserving(tables: reservations.tables, request: wished).expect()
      expectMatches()
      try entry.requireVersion(of: before)
      let site = try site.map { try reservations.sites.getCampSite($0)?.siteNumber ?? $0 }
      try requireOffer(of: site, to: before)
      var request = wished
      (request.site, request.stay) = (site ?? before.site, try stay(of: before, on: site))
      request.needs = before.needs
      let passedOver = try earlier(than: before)
      let reserved = try hold(request, minutes: minutes, &entry)
      var after = before
      after.status = .offered
      after.offer = reserved.id
      after.version += 1
      try table.update(after)
      try entry.changed(before, to: after)
      let nights = Set(reserved.reservation.nights)
      return Offered(
        entry: after, reserved: reserved,
        passedOver: passedOver.filter { !nights.isDisjoint(with: $0.nights) }.map(\.id))
    }
  }

  /// Throws unless the entry waits, and for that site if one is given.
  private func requireOffer(of site: SiteNumber?, to entry: WaitlistEntry) throws {
    if let site, try reservations.sites.getCampSite(site) == nil {
      throw CampingError(.notFound, [try reservations.sites.notFound(site)])
    }
    try problems(ofOffering: site, to: entry).refuse()
  }

  private func problems(ofOffering site: SiteNumber?, to entry: WaitlistEntry) -> [Problem] {
    let status: [Problem] = entry.status == .waiting ? [] : [entry.notWaiting]
    guard let site, let only = entry.site, site != only else { return status }
    return status + [.waitlist(.otherSiteWished(site, wished: only, entry.id))]
  }

  /// The problems of an offer as far as it is given, each of which stands whatever the other parts are.
  package func problems(
    ofOffering site: SiteNumber?, to reference: WaitlistReference?, minutes: Int?
  ) throws -> [Problem] {
    let entry = try reference.flatMap { reference in try reservations.finder.known { try find(reference) } }
    let there = try site.flatMap(reservations.sites.getCampSite)?.siteNumber
    return Reserving.problems(ofHolding: minutes) + (entry.map { problems(ofOffering: there, to: $0) } ?? [])
  }

  /// The hold; an offer cannot override the rules.
  private func hold(_ request: ReserveRequest, minutes: Int, _ entry: inout JournalEntry) throws -> Reserved {
    do {
      return try Reserving(tables: reservations.tables, request: request, minutes: minutes).one(&entry)
    } catch let error as CampingError {
      throw CampingError(error.name, error.problems, conflict: error.conflict, alternatives: error.alternatives)
    }
  }

  /// The stay that can be offered; when there is none, the wished one, whose refusal names the holders of the nights.
  private func stay(of entry: WaitlistEntry, on site: SiteNumber?) throws -> StayRequest {
    let sites = try sites().filter { site == nil || $0.siteNumber == site }
    let matcher = try matcher(on: sites, for: [entry], NightChange())
    let stays = matcher.matches(for: entry).map(\.stay)
    let best = stays.min { ($0.arrival, -$0.numberOfNights) < ($1.arrival, -$1.numberOfNights) }
    if let best { return StayRequest(arrival: best.arrival, departure: best.departure) }
    if entry.wish.isExact { return entry.wish.earliest }
    throw CampingError(.nightsTaken, [.waitlist(.nothingToOffer(entry.id))])
  }

  /// The entries that have waited longer, with the nights that each could be offered now.
  private func earlier(than entry: WaitlistEntry) throws -> [(id: WaitlistID, nights: Set<Night>)] {
    let others = try table.unsettled().filter { $0.status == .waiting && $0.id < entry.id }
    if others.isEmpty { return [] }
    let matcher = try matcher(on: sites(), for: others, NightChange())
    return others.map { other in
      let nights = matcher.matches(for: other).flatMap { match in
        match.stay.nights.map { Night(site: match.site.siteNumber, night: $0, price: nil) }
      }
      return (other.id, Set(nights))
    }
  }
}

extension Offered: RecordedAnswer {
  struct Record: Recorded {
    var entry = WaitlistEntry.blank
    var reserved = Reserved.Record.blank
    var passedOver: [WaitlistID] = []

    static let blank = Record()
    static let fields: FieldList<Self> = [
      object("entry", WaitlistEntry.self) { $1(&$0.entry) },
      object("reserved", Reserved.Record.self) { $1(&$0.reserved) },
      field("passedOver", { WordList($0.passedOver) }, { $0.passedOver = $1.words }),
    ]
  }

  var answer: Record { Record(entry: entry, reserved: reserved.answer, passedOver: passedOver) }

  static func replay(_ answer: Record, from store: Store) throws -> Offered {
    Offered(
      entry: answer.entry, reserved: try .replay(answer.reserved, from: store), passedOver: answer.passedOver)
  }
}
