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
    try journal.record("reserve") { entry in try make(request, as: .reserved, &entry) }
  }

  /// Holds nights for some minutes, as if reserved; then they are free again unless it is confirmed (R13).
  @discardableResult
  public func hold(_ request: ReserveRequest, minutes: Int = 30) throws -> Written<Reserved> {
    try journal.record("hold") { entry in try make(request, as: .held, minutes: minutes, &entry) }
  }

  /// Judges all that was asked, then takes the nights; no journal entry is begun before all is well.
  private func make(
    _ request: ReserveRequest, as status: ReservationStatus, minutes: Int? = nil, _ entry: inout JournalEntry
  ) throws -> Reserved {
    let (found, site) = try find(request)
    var problems: [Problem] = []
    if let minutes, !(1...Self.longestHold).contains(minutes) {
      problems.append(.invalidHold(minutes, longest: Self.longestHold))
    }
    let cleaned = cleaned(request, &problems)
    let rules = try rules(for: found)
    let suitability = try judge(cleaned, at: site, rules, &problems)
    try problems.refuse(remedies: suitability == nil ? [] : Remedy.all(for: problems))
    guard let suitability else { throw CampingError(.invalidRequest, [.invalidNumberOfNights(0)]) }
    let (chosen, because) = try choose(site, for: suitability, rules)
    let camper = try found.get()
    let overridden = suitability.overridden(at: chosen)
    entry.asked(JournaledReserveRequest(cleaned, camper: camper.id, site: chosen.siteNumber, overridden: overridden))
    let reservation = try reservations.insert(
      cleaned, as: status, camper: camper, site: chosen, stay: suitability.stay,
      holdExpires: minutes.map { journal.clock.now.seconds + 60 * $0 })
    try entry.created(reservation)
    return Reserved(reservation: reservation, siteChosenBecause: because, overridden: overridden)
  }

  /// In minutes: a week.
  static let longestHold = 7 * 24 * 60

  /// The request with its text as it is kept; names in `problems` what cannot be.
  private func cleaned(_ request: ReserveRequest, _ problems: inout [Problem]) -> ReserveRequest {
    var cleaned = request
    cleaned.party.plates = PersonText.clean(request.party.plates, field: "plates", limit: 100, &problems)
    cleaned.notes = PersonText.clean(request.notes, field: "notes", limit: 10_000, &problems)
    cleaned.group = PersonText.clean(request.group, field: "group", limit: 200, &problems)
    cleaned.overrides = request.overrides.cleaned(&problems)
    return cleaned
  }

  /// The rules for a camper's stay; the camper's other stays count while some rule asks for them.
  func rules(for camper: Result<Camper, any Error>) throws -> StayRules {
    let settings = try settings.settings()
    let limits = [settings.limits] + settings.types.map(\.limits)
    let isAsked = limits.contains { $0.maxConsecutive != nil }
    let others = isAsked ? try (try? camper.get()).map { try reservations.stays(of: $0.id) } : nil
    return StayRules(settings: settings, today: journal.clock.today, others: others ?? [])
  }

  /// Names all rules that the request breaks on its site, or on every site that would do; nil when it makes no stay.
  private func judge(
    _ request: ReserveRequest, at site: CampSite?, _ rules: StayRules, _ problems: inout [Problem]
  ) throws -> Suitability? {
    let asked = request.stay
    var broken: [Problem] = []
    let rulesThere = site.map { rules.on($0.type) } ?? rules
    let stay = rulesThere.stay(arrival: asked.arrival, numberOfNights: asked.numberOfNights, &broken)
    let fit = Fit(party: request.party, needs: request.needs)
    problems = request.party.problems + problems
    guard let stay else {
      problems = broken + (site.map(fit.problems) ?? []) + problems
      return nil
    }
    let suitability = Suitability(stay, fit, rules: rules, overrides: request.overrides)
    if let site {
      problems = suitability.standing(at: site) + problems
    } else if !request.party.problems.isEmpty {
      problems = broken + problems
    } else if !problems.isEmpty {
      // Alone, this is found out when no free site does: most often one does.
      problems = try suitability.problems(atEvery: sites.listCampSites()) + problems
    }
    return suitability
  }

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

  /// The asked site if it is free, or the best; throws naming who holds the nights and what would do.
  private func choose(
    _ site: CampSite?, for suitability: Suitability, _ rules: StayRules
  ) throws -> (CampSite, because: String?) {
    let stay = suitability.stay
    if let site {
      guard let conflict = try reservations.nights.conflict(on: site, stay) else { return (site, nil) }
      let others = try availability.free(for: suitability).prefix(5).map(\.site.siteNumber)
      let alternatives = Alternatives(
        sites: others, stays: try availability.nearestStays(to: stay, on: site, rules, suitability.overrides))
      throw CampingError(.nightsTaken, [.taken(conflict)], conflict: conflict, alternatives: alternatives)
    }
    let choices = try availability.free(for: suitability)
    guard let best = choices.first else {
      let problems = try suitability.problems(atEvery: sites.listCampSites())
      try problems.refuse(remedies: Remedy.all(for: problems))
      throw CampingError(.nightsTaken, [.allTaken], alternatives: Alternatives(sites: [], stays: []))
    }
    return (best.site, best.explanation(over: choices.dropFirst().first))
  }
}

/// A reservation just made, and why its site was chosen when any would do.
@dynamicMemberLookup
public struct Reserved: Sendable {
  public let reservation: Reservation
  /// Nil when the site was asked for.
  public let siteChosenBecause: String?
  /// What was against it, and did not count because somebody decided so.
  public let overridden: [Problem]

  public subscript<Value>(dynamicMember path: KeyPath<Reservation, Value>) -> Value {
    reservation[keyPath: path]
  }
}
