/// Reserving several sites at once: all of them or none, in one entry of the journal.
extension ReservationService {
  /// Reserves a site for each of several parties alike.
  ///
  /// Throws ``CampingError`` with the problems of every site, each of which names its site, and for nights that are
  /// taken with all holders.
  @discardableResult
  package func reserve(_ request: ReserveRequest, on sites: SeveralSites) throws -> Written<[Reserved]> {
    try journal.record("reserve") { entry in
      try make(request, on: sites, as: request.checkIn ? .checkedIn : .reserved, &entry)
    }
  }

  /// Holds several sites for some minutes, as if reserved.
  @discardableResult
  package func hold(_ request: ReserveRequest, on sites: SeveralSites, minutes: Int = 30) throws -> Written<[Reserved]>
  {
    try journal.record("hold") { entry in try make(request, on: sites, as: .held, minutes: minutes, &entry) }
  }

  private func make(
    _ request: ReserveRequest, on several: SeveralSites, as status: ReservationStatus, minutes: Int? = nil,
    _ entry: inout JournalEntry
  ) throws -> [Reserved] {
    let isWalkIn = status == .checkedIn
    let judged = try judged(request, several, isWalkIn, minutes)
    let suitability = judged.suitability
    let choices = try choose(several, judged.sites, for: suitability, isWalkIn)
    let other = try reservations.nights.other(of: judged.camper.id, suitability.stay)
    let gaps = try availability.requireNoGap(leftBy: suitability, on: judged.sites)
    let overridden = (choices.flatMap { suitability.overridden(at: $0.site) } + gaps).withoutRepeats
    let camper = try begin(judged.request, judged.camper, on: choices.map(\.site), isSeveral: true, overridden, &entry)
    return try choices.map { choice in
      let draft = try draft(
        judged.request, as: status, of: camper, on: choice.site, suitability, judged.terms,
        holdExpires: minutes.map { journal.clock.now.seconds + 60 * $0 })
      return Reserved(
        reservation: try writer.make(draft, on: choice.site, &entry), siteChosenBecause: choice.because,
        overridden: suitability.overridden(at: choice.site), alsoHas: other)
    }
  }

  /// A request for several sites against which there is no objection before anybody looks at the holders of nights.
  private struct Judged {
    let request: ReserveRequest
    let camper: Camper
    /// The named sites; none when any site is acceptable.
    let sites: [CampSite]
    let suitability: Suitability
    let terms: AgreedTerms?
  }

  private func judged(
    _ request: ReserveRequest, _ several: SeveralSites, _ isWalkIn: Bool, _ minutes: Int?
  ) throws -> Judged {
    var problems = several.problems + holdProblems(minutes)
    let (found, sites) = try find(request, several, &problems)
    let cleaned = cleaned(request, &problems)
    if let ref = cleaned.ref { problems.append(.stay(.refOfSeveral(ref))) }
    var terms: AgreedTerms?
    if let requested = cleaned.terms { terms = try self.terms(requested, &problems) }
    let rules = try rules(for: try? found.get())
    let suitability = try judge(cleaned, at: sites, rules, nightly: terms?.nightly, isWalkIn, &problems)
    problems = try availability.suggesting(
      problems, insteadOf: cleaned.stay, Fit(party: cleaned.party, needs: cleaned.needs), at: sites.first, rules)
    try problems.refuse(remedies: suitability == nil ? [] : Remedy.all(for: problems, among: Remedy.ofRequests))
    guard let suitability else { throw CampingError(.invalidRequest, [.stay(.invalidNumberOfNights(0))]) }
    return Judged(
      request: cleaned, camper: try found.get(), sites: sites, suitability: suitability, terms: terms)
  }

  /// The camper of a request, and its sites, none when any site is acceptable; throws naming all that do not exist.
  private func find(
    _ request: ReserveRequest, _ several: SeveralSites, _ problems: inout [Problem]
  ) throws -> (NamedCamper, [CampSite]) {
    var (sites, missing) = ([CampSite](), [Problem]())
    if case .numbered(let numbers) = several {
      for number in numbers {
        guard let site = try self.sites.getCampSite(number) else {
          missing.append(try self.sites.notFound(number))
          continue
        }
        sites.append(site)
      }
      problems += Self.repeated(sites, besides: numbers)
    }
    do {
      let (camper, _) = try find(caller: request.caller, camper: request.camper, site: nil, &problems)
      try missing.refuse(.notFound)
      return (camper, sites)
    } catch let error as CampingError where error.name.isMissing && !missing.isEmpty && error.problems != missing {
      throw CampingError(error.name, error.problems + missing)
    }
  }

  /// The problems of sites that were named twice, in other case or with other zeros.
  private static func repeated(_ sites: [CampSite], besides numbers: [SiteNumber]) -> [Problem] {
    let found = sites.map(\.siteNumber)
    let repeated = Set(found.filter { number in found.count { $0 == number } > 1 })
    return repeated.sorted().filter { number in numbers.count { $0 == number } < 2 }.map { .site(.repeated($0)) }
  }

  /// Reports what every site breaks once, and the rest with its site; returns nil when the days make no stay.
  private func judge(
    _ request: ReserveRequest, at sites: [CampSite], _ rules: StayRules, nightly: Int?, _ isWalkIn: Bool,
    _ problems: inout [Problem]
  ) throws -> Suitability? {
    var (suitability, found): (Suitability?, [[Problem]]) = (nil, [])
    let places: [CampSite?] = sites.isEmpty ? [nil] : sites
    for site in places {
      var own: [Problem] = []
      suitability = try judge(request, at: site, rules, nightly: nightly, &own)
      if isWalkIn { own += try walkInProblems(request, at: site) }
      found.append(own)
    }
    let shared = found[0].filter { problem in found.allSatisfy { $0.contains(problem) } }
    let own = zip(places, found).flatMap { site, problems in
      problems.filter { !shared.contains($0) }.map { problem in site.map { problem.naming($0.siteNumber) } ?? problem }
    }
    problems = shared + own + problems
    return suitability
  }

  /// A site of several, and the reason for it when none was named.
  private typealias Choice = (site: CampSite, because: ChoiceReason?)

  /// The named sites if all are free, or the best; throws naming every holder of the nights.
  private func choose(
    _ several: SeveralSites, _ sites: [CampSite], for suitability: Suitability, _ isWalkIn: Bool
  ) throws -> [Choice] {
    if case .any(let count) = several { return try choose(count, for: suitability, isWalkIn) }
    let conflicts = try sites.compactMap { try reservations.nights.conflict(on: $0, suitability.stay) }
    guard let first = conflicts.first else { return sites.map { ($0, nil) } }
    let named = Set(sites.map(\.siteNumber))
    let others = try free(for: suitability, isWalkIn).map(\.site.siteNumber).filter { !named.contains($0) }
    throw CampingError(
      .nightsTaken, conflicts.map { .nights(.taken($0)) }, conflict: first,
      alternatives: Alternatives(sites: Array(others.prefix(5)), stays: []))
  }

  /// The best row of this many free sites, or the best of them one by one; throws when too few are free.
  private func choose(_ count: Int, for suitability: Suitability, _ isWalkIn: Bool) throws -> [Choice] {
    let free = try free(for: suitability, isWalkIn)
    guard free.count >= count else {
      if free.isEmpty { throw try availability.allTaken(suitability, isDivisible: false) }
      let problem = NightsProblem.tooFewFree(free.count, of: count)
      throw CampingError(
        .nightsTaken, [.nights(problem)],
        alternatives: Alternatives(sites: free.prefix(5).map(\.site.siteNumber), stays: []))
    }
    if count > 1, let row = SideBySide.best(count, of: free, among: try self.sites.listCampSites()) {
      return row.map { ($0.site, .sideBySide) }
    }
    let others = free.dropFirst(count)
    return free.prefix(count).map { ($0.site, $0.reason(over: others)) }
  }
}

extension [Problem] {
  /// Each of them once.
  fileprivate var withoutRepeats: [Problem] {
    reduce(into: []) { all, problem in if !all.contains(problem) { all.append(problem) } }
  }
}
