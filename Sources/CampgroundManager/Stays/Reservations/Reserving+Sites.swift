/// The sites that a request gets.
extension Reserving {
  struct Chosen {
    /// The sites, and the reason for each that was not named.
    let sites: [(site: CampSite, because: ChoiceReason?)]
    /// Another stay of the camper on these nights.
    var other: ReservationID?
    /// The gaps that the stay leaves there by an override.
    var gaps: [Problem] = []
  }

  /// The requested sites if they are free, or the best; throws naming the holders of the nights and the alternatives.
  func choose(for judged: Judged) throws -> Chosen {
    let (suitability, sites) = (judged.suitability, judged.sites)
    if let several {
      let places =
        if case .any(let count) = several { try best(count, for: suitability) } else {
          try named(sites, for: suitability)
        }
      return Chosen(
        sites: places, other: try reservations.nights.other(of: judged.camper.id, suitability.stay),
        gaps: try availability.requireNoGap(leftBy: suitability, on: sites))
    }
    guard let site = sites.first else {
      let best = try best(for: suitability)
      return Chosen(sites: [best], other: try reservations.nights.other(of: judged.camper.id, suitability.stay))
    }
    let (conflict, other) = try reservations.nights.conflict(on: site, suitability.stay, besides: judged.camper.id)
    if let conflict {
      var refusal = try availability.taken(
        conflict, on: site, suitability, others: free(for: suitability).withoutGaps)
      if isWalkIn { refusal.alternatives?.parts = [] }
      throw refusal
    }
    return Chosen(
      sites: [(site, nil)], other: other, gaps: try availability.requireNoGap(leftBy: suitability, on: [site]))
  }

  private typealias Choice = (site: CampSite, because: ChoiceReason?)

  /// The best of the free sites.
  private func best(for suitability: Suitability) throws -> Choice {
    let choices = try free(for: suitability)
    if let best = choices.first { return (best.site, best.reason(over: choices.dropFirst())) }
    let standing = try isWalkIn ? overdueParties(on: availability.free(for: suitability)) : []
    let overdue = try availability.overdueParties(onFreeFor: suitability)
    try (standing + overdue).refuse()
    throw try availability.allTaken(suitability, isDivisible: !isWalkIn)
  }

  /// The parties still on sites that are free from tonight on.
  private func overdueParties(on choices: [SiteChoice]) throws -> [Problem] {
    let numbers = choices.map(\.site.siteNumber)
    let parties = try reservations.lastParties(on: numbers)
    return try numbers.flatMap { number in try parties[number].map { try arrivals.occupied(number, by: $0) } ?? [] }
  }

  /// The free sites that fit, the best first; a walk-in cannot wait until an overdue party has left one.
  private func free(for suitability: Suitability) throws -> [SiteChoice] {
    let free = try availability.free(for: suitability)
    guard isWalkIn else { return free }
    let parties = try reservations.lastParties(on: free.map(\.site.siteNumber))
    return free.filter { parties[$0.site.siteNumber] == nil }
  }

  /// The named sites if all are free; throws naming every holder of the nights.
  private func named(_ sites: [CampSite], for suitability: Suitability) throws -> [Choice] {
    let held = try reservations.nights.conflicts(on: sites, suitability.stay)
    let conflicts = sites.compactMap { held[$0.id]?.first }
    guard let first = conflicts.first else { return sites.map { ($0, nil) } }
    let named = Set(sites.map(\.siteNumber))
    let others = try free(for: suitability).map(\.site.siteNumber).filter { !named.contains($0) }
    throw CampingError(
      .nightsTaken, conflicts.map { .nights(.taken($0)) }, conflict: first,
      alternatives: Alternatives(sites: Array(others.prefix(5)), stays: []))
  }

  /// The best row of this many free sites, or the best of them one by one; throws when too few are free.
  private func best(_ count: Int, for suitability: Suitability) throws -> [Choice] {
    let free = try free(for: suitability)
    guard free.count >= count else {
      if free.isEmpty { throw try availability.allTaken(suitability, isDivisible: false) }
      throw CampingError(
        .nightsTaken, [.nights(.tooFewFree(free.count, of: count))], conflict: nil,
        alternatives: Alternatives(sites: free.prefix(5).map(\.site.siteNumber), stays: []))
    }
    if count > 1, let row = SideBySide.best(count, of: free, among: try sites.listCampSites()) {
      return row.map { ($0.site, .sideBySide) }
    }
    let others = free.dropFirst(count)
    return free.prefix(count).map { ($0.site, $0.reason(over: others)) }
  }
}

/// The reads of a request, which travel to a server together.
extension Reserving {
  /// Expects the reads of a request for a named site, or for any.
  func expect() {
    let (camper, stay) = (
      request.camper, Stay(arrival: request.stay.arrival, numberOfNights: request.stay.numberOfNights)
    )
    journal.store.expect([
      { _ = try reservations.hasLapsed() }, { _ = try settings.settings() }, { _ = try named.rules() },
      { _ = try rates.book() }, { _ = try taxes.taxes() },
      { _ = try writer.policies.policy(writer.policies.policy().version) }, { try expectReads(stay) },
      { if isWalkIn { _ = try availability.overdueSites() } },
      { _ = try stay.map { stay in try availability.gapJudge(of: stay, rules(for: nil)) } },
      {
        // In earnest it is read only for any site.
        guard numbers.isEmpty else { return }
        _ = try availability.sites.all()
      },
      {
        guard request.site == nil, request.caller == nil, let stay else { return }
        _ = try reservations.nights.other(of: campers.find(camper).id, stay)
      },
    ])
  }

  /// Reads all that a request needs whose rules are kept.
  private func expectReads(_ stay: Stay?) throws {
    // All are looked up at once.
    let known = Result { try knownCamper() }
    let site = try request.site.flatMap(sites.getCampSite)
    // An id is not the camper's only when it was merged into another.
    let camper = (try? known.get()) ?? (request.caller == nil ? try? request.camper.id() : nil)
    if let site, let camper, let stay {
      _ = try reservations.nights.conflict(on: site, stay, besides: camper)
    }
    _ = try known.get()
  }

  /// The camper of a request, who is none yet for a new caller.
  private func knownCamper() throws -> CamperID? {
    guard let caller = request.caller else { return try campers.find(request.camper).id }
    var problems: [Problem] = []
    return try campers.caller(caller, &problems).id
  }
}
