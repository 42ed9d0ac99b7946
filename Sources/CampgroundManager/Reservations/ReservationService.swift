import Persistence

/// Reserves nights on sites, and follows each reservation through its life.
public final class ReservationService {
  private let journal: Journal
  private let reservations: ReservationTable
  private let settings: SettingsTable
  private let campers: CamperService
  private let sites: CampSiteService
  private let availability: AvailabilityService

  /// `actor` is who does it, in the journal.
  public convenience init(store: Store, clock: CampgroundClock = .system, actor: String = "unknown") {
    self.init(journal: Journal(store: store, clock: clock, actor: actor))
  }

  init(journal: Journal) {
    self.journal = journal
    reservations = ReservationTable(store: journal.store)
    settings = SettingsTable(store: journal.store)
    campers = CamperService(journal: journal)
    sites = CampSiteService(journal: journal)
    availability = AvailabilityService(store: journal.store, clock: journal.clock)
  }

  /// Reserves a site for a camper's party of two.
  ///
  /// A request against the rules, or for nights that are taken, is answered by a draft beside the error; only a
  /// failing store throws.
  public func reserveCampSite(
    _ campSite: CampSite, camper: Camper, date: Day, numberOfNights: Int
  ) throws -> ReservationResult {
    let stay = StayRequest(arrival: date, numberOfNights: numberOfNights)
    let request = ReserveRequest(camper: CamperReference(camper.id), site: campSite.siteNumber, stay: stay)
    do {
      // The site meant is this one, not another that has its number now.
      guard try sites.getCampSite(campSite.siteNumber)?.id == campSite.id else {
        throw CampingError(.notFound, [try sites.notFound(campSite.siteNumber)])
      }
      return ReservationResult(reservation: try reserve(request).thing.reservation, error: nil)
    } catch let error as CampingError {
      let draft = Reservation(
        id: nil, version: 0, status: .invalid, camper: camper, siteNumber: campSite.siteNumber, stay: stay,
        party: request.party, notes: nil, cancelReason: nil, nights: [])
      return ReservationResult(reservation: draft, error: error)
    }
  }

  /// Reserves as asked; throws ``CampingError`` naming all that is wrong, who holds the nights, and what would do.
  @discardableResult
  public func reserve(_ request: ReserveRequest) throws -> Written<Reserved> {
    try journal.record("reserve") { entry in
      let (found, site) = try find(request)
      var problems: [Problem] = []
      let rules = StayRules(settings: try settings.settings(), today: journal.clock.today)
      let stay = rules.stay(
        arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights, &problems)
      problems += request.party.problems
      let fit = Fit(party: request.party, needs: request.needs)
      if let site { problems += fit.problems(at: site) }
      let cleaned = cleanText(of: request, &problems)
      try problems.refuse()
      guard let stay else { throw CampingError(.invalidRequest, [.invalidNumberOfNights(0)]) }
      let camper = try found.get()
      let (chosen, because) = try choose(site, for: stay, fit)
      entry.asked(JournaledReserveRequest(cleaned, camper: camper.id, site: chosen.siteNumber))
      let reservation = try reservations.insert(
        cleaned, camper: camper, site: chosen, stay: stay)
      try entry.created(reservation)
      return Reserved(reservation: reservation, siteChosenBecause: because)
    }
  }

  /// Cancels a reservation and gives its nights back; the reason is kept.
  @discardableResult
  public func cancel(_ reference: ReservationReference, reason: String? = nil) throws -> Written<Reservation> {
    try journal.record("cancel") { entry in
      let before = try find(reference)
      try entry.found(before)
      let id = try require(.cancel, of: before)
      var problems: [Problem] = []
      let reason = PersonText.clean(reason, field: "reason", limit: 1000, &problems)
      try problems.refuse()
      entry.asked(CancelRequest(reservation: id, reason: reason))
      var after = before
      after.status = ReservationTransition.cancel.to
      after.cancelReason = reason
      after.nights = []
      after.version += 1
      try reservations.nights.release(id)
      try reservations.update(after)
      try entry.changed(before, to: after)
      return after
    }
  }

  /// The reservation with this id, nil when there is none.
  public func getReservation(_ id: ReservationID) throws -> Reservation? {
    try journal.store.read { try reservations.reservation(id) }
  }

  /// The reservation that the reference names; throws ``CampingError`` when there is none.
  public func find(_ reference: ReservationReference) throws -> Reservation {
    if let id = try reference.id(), let reservation = try getReservation(id) { return reservation }
    throw CampingError(.notFound, [.notFound("reservation", reference.text, field: "reservation")])
  }

  /// Gives the reservations that pass the filter by arrival, then site, then id.
  public func forEachReservation(
    _ filter: ReservationFilter = ReservationFilter(), _ body: (Reservation) throws -> Void
  ) throws {
    if let limit = filter.limit, limit < 0 { throw CampingError(.invalidRequest, [.invalidLimit(limit)]) }
    try Slices.forEach(in: journal.store, limit: filter.limit) { last, limit in
      try reservations.slice(filter, after: last, limit: limit)
    } body: {
      try body($0)
    }
  }

  /// How many reservations there are in each status that occurs.
  public func countsByStatus() throws -> [ReservationStatus: Int] {
    try reservations.counts()
  }
}

/// A reservation just made, and why its site was chosen when any would do.
@dynamicMemberLookup
public struct Reserved: Sendable {
  public let reservation: Reservation
  /// Nil when the site was asked for.
  public let siteChosenBecause: String?

  public subscript<Value>(dynamicMember path: KeyPath<Reservation, Value>) -> Value {
    reservation[keyPath: path]
  }
}

extension ReservationService {
  /// The camper and the site that a request names; throws naming all that is not there.
  ///
  /// A name that fits several campers is told only when no rule is broken, so it comes as a result.
  private func find(_ request: ReserveRequest) throws -> (Result<Camper, any Error>, CampSite?) {
    let site = try request.site.flatMap(sites.getCampSite)
    let missingSite = site == nil ? try request.site.map(sites.notFound) : nil
    let camper = Result { try campers.find(request.camper) }
    guard case .failure(let error as CampingError) = camper, error.code == 4 else {
      try [missingSite].compactMap(\.self).refuse(.notFound)
      return (camper, site)
    }
    throw CampingError(error.name, error.problems + [missingSite].compactMap(\.self))
  }

  private func cleanText(
    of request: ReserveRequest, _ problems: inout [Problem]
  ) -> ReserveRequest {
    var cleaned = request
    cleaned.party.plates = PersonText.clean(request.party.plates, field: "plates", limit: 100, &problems)
    cleaned.notes = PersonText.clean(request.notes, field: "notes", limit: 10_000, &problems)
    return cleaned
  }

  /// The asked site if it is free, or the best; throws naming who holds the nights and what would do.
  private func choose(_ site: CampSite?, for stay: Stay, _ fit: Fit) throws -> (CampSite, because: String?) {
    if let site {
      guard let conflict = try reservations.nights.conflict(on: site, stay) else { return (site, nil) }
      let others = try availability.free(for: stay, fit).prefix(5).map(\.site.siteNumber)
      let alternatives = Alternatives(
        sites: others, stays: try availability.nearestStays(to: stay, on: site))
      throw CampingError(.nightsTaken, [.taken(conflict)], conflict: conflict, alternatives: alternatives)
    }
    let choices = try availability.free(for: stay, fit)
    if let best = choices.first {
      return (best.site, best.explanation(over: choices.dropFirst().first))
    }
    guard try sites.listCampSites().contains(where: { fit.problems(at: $0).isEmpty }) else {
      throw CampingError(.invalidRequest, [.noSiteFits])
    }
    throw CampingError(.nightsTaken, [.allTaken], alternatives: Alternatives(sites: [], stays: []))
  }

  /// Throws unless the reservation's status allows the transition.
  private func require(_ transition: ReservationTransition, of reservation: Reservation) throws
    -> ReservationID
  {
    guard let id = reservation.id else { throw CampingError(.notFound, []) }
    guard transition.from.contains(reservation.status) else {
      throw CampingError(.invalidRequest, [.notAllowed(transition.participle, id, reservation.status)])
    }
    return id
  }
}

/// What was asked when cancelling, for the journal.
private struct CancelRequest: Encodable {
  let reservation: ReservationID
  let reason: String?
}
