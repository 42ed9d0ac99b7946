/// Taking nights that are free.
extension ReservationService {
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
        party: request.party, nights: [])
      return ReservationResult(reservation: draft, error: error)
    }
  }

  /// Reserves as asked; throws ``CampingError`` naming all that is wrong, who holds the nights, and what would do.
  @discardableResult
  public func reserve(_ request: ReserveRequest) throws -> Written<Reserved> {
    try journal.record("reserve") { entry in
      try make(request, as: request.checkIn ? .checkedIn : .reserved, &entry)
    }
  }

  /// Holds nights for some minutes, as if reserved; then they are free again unless it is confirmed (R13).
  @discardableResult
  public func hold(_ request: ReserveRequest, minutes: Int = 30) throws -> Written<Reserved> {
    try journal.record("hold") { entry in try make(request, as: .held, minutes: minutes, &entry) }
  }

  /// Judges all that was asked, then takes the nights; no journal entry is begun before all is well.
  func make(
    _ request: ReserveRequest, as status: ReservationStatus, minutes: Int? = nil, _ entry: inout JournalEntry
  ) throws -> Reserved {
    let (found, site) = try find(camper: request.camper, site: request.site)
    var problems: [Problem] = []
    if let minutes, !(1...Self.longestHold).contains(minutes) {
      problems.append(.invalidHold(minutes, longest: Self.longestHold))
    }
    let (cleaned, stay) = try judge(request, at: site, &problems)
    if status == .checkedIn { problems += try walkInProblems(request, at: site) }
    try problems.refuse()
    guard let stay else { throw CampingError(.invalidRequest, [.invalidNumberOfNights(0)]) }
    let camper = try found.get()
    let fit = Fit(party: request.party, needs: request.needs)
    let (chosen, because) = try choose(site, for: stay, fit, isWalkIn: status == .checkedIn)
    entry.asked(JournaledReserveRequest(cleaned, camper: camper.id, site: chosen.siteNumber))
    let reservation = try reservations.insert(
      cleaned, as: status, camper: camper, site: chosen, stay: stay,
      holdExpires: minutes.map { journal.clock.now.seconds + 60 * $0 })
    try entry.created(reservation)
    return Reserved(reservation: reservation, siteChosenBecause: because)
  }

  /// In minutes: a week.
  static let longestHold = 7 * 24 * 60

  /// The request with its text as it is kept, and the stay if there can be one; names all rules that it breaks.
  private func judge(
    _ request: ReserveRequest, at site: CampSite?, _ problems: inout [Problem]
  ) throws -> (ReserveRequest, Stay?) {
    let rules = StayRules(settings: try settings.settings(), today: journal.clock.today)
    let stay = rules.stay(arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights, &problems)
    problems += request.party.problems
    if let site { problems += Fit(party: request.party, needs: request.needs).problems(at: site) }
    var cleaned = request
    cleaned.party.plates = PersonText.clean(request.party.plates, field: "plates", limit: 100, &problems)
    cleaned.notes = PersonText.clean(request.notes, field: "notes", limit: 10_000, &problems)
    cleaned.group = PersonText.clean(request.group, field: "group", limit: 200, &problems)
    return (cleaned, stay)
  }

  /// The camper and the site that a request names; throws naming all that is not there.
  ///
  /// A name that fits several campers is told only when no rule is broken, so it comes as a result.
  func find(
    camper reference: CamperReference, site number: SiteNumber?
  ) throws -> (Result<Camper, any Error>, CampSite?) {
    let site = try number.flatMap(sites.getCampSite)
    let missingSite = site == nil ? try number.map(sites.notFound) : nil
    let camper = Result { try campers.find(reference) }
    guard case .failure(let error as CampingError) = camper, error.code == 4 else {
      try [missingSite].compactMap(\.self).refuse(.notFound)
      return (camper, site)
    }
    throw CampingError(error.name, error.problems + [missingSite].compactMap(\.self))
  }

  /// The asked site if it is free, or the best; throws naming who holds the nights and what would do.
  private func choose(
    _ site: CampSite?, for stay: Stay, _ fit: Fit, isWalkIn: Bool
  ) throws -> (CampSite, because: String?) {
    if let site {
      guard let conflict = try reservations.nights.conflict(on: site, stay) else { return (site, nil) }
      let others = try free(for: stay, fit, isWalkIn).prefix(5).map(\.site.siteNumber)
      let alternatives = Alternatives(
        sites: others, stays: try availability.nearestStays(to: stay, on: site))
      throw CampingError(.nightsTaken, [.taken(conflict)], conflict: conflict, alternatives: alternatives)
    }
    let choices = try free(for: stay, fit, isWalkIn)
    if let best = choices.first {
      return (best.site, best.explanation(over: choices.dropFirst().first))
    }
    guard try sites.listCampSites().contains(where: { fit.problems(at: $0).isEmpty }) else {
      throw CampingError(.invalidRequest, [.noSiteFits])
    }
    throw CampingError(.nightsTaken, [.allTaken], alternatives: Alternatives(sites: [], stays: []))
  }

  /// The free sites that fit, the best first; a walk-in cannot wait until an overdue party has left one.
  private func free(for stay: Stay, _ fit: Fit, _ isWalkIn: Bool) throws -> [SiteChoice] {
    let free = try availability.free(for: stay, fit)
    guard isWalkIn else { return free }
    return try free.filter { try reservations.lastParty(on: $0.site.siteNumber) == nil }
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
