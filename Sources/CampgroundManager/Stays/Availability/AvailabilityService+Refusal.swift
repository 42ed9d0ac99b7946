/// The refusals of a stay for which no site is free, with what would do instead (domain rule R19).
extension AvailabilityService {
  /// The refusal of a request for free sites that finds none, as a reservation gets it.
  package func refusal(of request: AvailabilityRequest) throws -> CampingError {
    try store.read {
      let suitability = try judge(request)
      let site = try request.site.flatMap(sites.site)
      let problems = try suggesting(
        site.map(suitability.standing) ?? suitability.problems(atEvery: sites.all()),
        insteadOf: RequestedStay(
          stay: request.stay, fit: suitability.fit, bounds: StayBounds(rules: suitability.rules)), at: site)
      guard problems.isEmpty else {
        return CampingError(
          .invalidRequest, problems, remedies: Remedy.all(for: problems, among: [.acceptUnknownLength]),
          elsewhere: try elsewhere(problems, suitability, insteadOf: site))
      }
      let overdue = try overdueParties(onFreeFor: suitability)
      if !overdue.isEmpty { return CampingError(.invalidRequest, overdue) }
      guard let site, let conflict = try nights.conflict(on: site, suitability.stay) else {
        return try allTaken(suitability)
      }
      return try taken(conflict, on: site, suitability, others: free(for: suitability).withoutGaps)
    }
  }

  /// The refusal of nights that every site that fits has taken: the nearest free days, and the stay in two parts where it is
  /// divisible.
  func allTaken(_ suitability: Suitability, isDivisible: Bool = true) throws -> CampingError {
    let alternatives = Alternatives(
      sites: [], stays: try nearestStays(to: suitability), parts: isDivisible ? try parts(of: suitability) : [])
    return CampingError(.nightsTaken, [.nights(.allTaken)], conflict: nil, alternatives: alternatives)
  }

  /// The refusal of nights that are taken on a site: the free sites, and its own nearest free days. The stay in two parts is
  /// among them when no other site is free.
  func taken(
    _ conflict: Conflict, on site: CampSite, _ suitability: Suitability, others: [SiteChoice]
  ) throws -> CampingError {
    let stay = suitability.stay
    let alternatives = Alternatives(
      sites: Self.alike(others, to: site).prefix(5).map(\.site.siteNumber),
      stays: try nearestStays(to: stay, on: site, suitability.rules, suitability.overrides),
      parts: others.isEmpty ? try parts(of: suitability) : [])
    return CampingError(
      .nightsTaken, [.nights(.taken(conflict))], conflict: conflict, alternatives: alternatives)
  }

  /// The free sites, those of the type of the one that was wanted first.
  private static func alike(_ others: [SiteChoice], to site: CampSite) -> [SiteChoice] {
    others.filter { $0.site.type == site.type } + others.filter { $0.site.type != site.type }
  }

  /// The other sites for a party that a site does not fit; nil when the problems concern something else, and when those that
  /// fit are taken.
  func elsewhere(
    _ problems: [Problem], _ suitability: Suitability?, insteadOf site: CampSite?
  ) throws -> Elsewhere? {
    guard let suitability, site != nil, problems.contains(where: \.concernsFit) else { return nil }
    let free = try free(for: suitability).withoutGaps.prefix(5)
    if !free.isEmpty { return .sites(free.map(\.site.siteNumber)) }
    return try Misfit(suitability.fit, among: sites.all(), suitability.overrides).map {
      .nowhere($0.besides(site?.siteNumber))
    }
  }

  /// The nearest stays of the same length, before and after, for which a site is free that does and that they leave no gap
  /// on that a rule forbids.
  private func nearestStays(to suitability: Suitability) throws -> [Stay] {
    let stay = suitability.stay
    let suitable = try sites.all(where: suitability.condition)
    let overdue = Set(try overdueSites())
    for reach in [31, 366] {
      let (first, end) = (max(clock.today, stay.arrival.advanced(by: -reach)), stay.departure.advanced(by: reach))
      let judge = try gapJudge(from: first, before: end, suitability.rules, where: suitability.condition)
      func free(_ arrival: Day) -> Stay? {
        guard let other = suitability.with(arrival: arrival), other.stay.departure <= end else { return nil }
        let isFree = suitable.contains { site in
          judge.isClear(other.stay, on: site, suitability.overrides)
            && (arrival > clock.today || !overdue.contains(site.siteNumber))
            && other.allows(site)
        }
        return isFree ? other.stay : nil
      }
      let earlier = (1...reach).lazy.map { stay.arrival.advanced(by: -$0) }.prefix { $0 >= first }
      let later = (1...reach).lazy.map { stay.arrival.advanced(by: $0) }.filter { $0 >= first }
      let found = (earlier.compactMap(free).first, later.compactMap(free).first)
      let isWhole = found.1 != nil && (found.0 != nil || first == clock.today)
      if isWhole || reach == 366 { return [found.0, found.1].compactMap(\.self) }
    }
    return []
  }

  /// The stay in two parts, each on the best site that is free for it, the first as long as possible; empty when no two
  /// sites have it so.
  private func parts(of suitability: Suitability) throws -> [SitedStay] {
    let stay = suitability.stay
    guard stay.numberOfNights > 1 else { return [] }
    let suitable = try sites.all(where: suitability.condition)
    let judge = try gapJudge(
      from: stay.arrival, before: stay.departure, suitability.rules, where: suitability.condition)
    func best(_ first: Day, _ end: Day) -> SitedStay? {
      guard let part = Stay(arrival: first, departure: end).map(suitability.with) else { return nil }
      let choices = suitable.enumerated().filter {
        judge.isClear(part.stay, on: $1, part.overrides) && part.allows($1)
      }.map { place, site in
        SiteChoice(site, place: place, fillsGap: false, for: part)
      }
      return choices.min { $0.isBetter(than: $1) }.map {
        SitedStay(site: $0.site.siteNumber, stay: part.stay)
      }
    }
    for nights in (1..<stay.numberOfNights).reversed() {
      let day = stay.arrival.advanced(by: nights)
      if let first = best(stay.arrival, day), let second = best(day, stay.departure) { return [first, second] }
    }
    return []
  }
}

extension Suitability {
  /// The same judgement of another stay.
  func with(_ stay: Stay) -> Suitability {
    Suitability(stay, fit, StayBounds(rules: rules, overrides: overrides), rates: rates)
  }

  /// The same judgement of a stay of the same length.
  fileprivate func with(arrival: Day) -> Suitability? {
    Stay(arrival: arrival, numberOfNights: stay.numberOfNights).map(with)
  }
}
