/// The objections to a stay, before anybody looks at who holds its nights.
extension AvailabilityService {
  /// Reports all rules that a stay breaks on its site, or on every site that would do; returns nil when the days make
  /// no stay.
  func judge(_ requested: RequestedStay, at site: CampSite?, _ problems: inout [Problem]) throws -> Suitability? {
    let (fit, bounds, overrides) = (requested.fit, requested.bounds, requested.bounds.overrides)
    var broken: [Problem] = []
    let rulesThere = site.map(bounds.rules.on) ?? bounds.rules
    let stay = rulesThere.stay(
      arrival: requested.stay.arrival, numberOfNights: requested.stay.numberOfNights, &broken)
    problems = fit.party.problems + problems
    guard let stay else {
      problems = broken + (site.map(fit.problems) ?? []) + problems
      return nil
    }
    let suitability = Suitability(stay, fit, bounds, rates: try rates.book().with(nightly: bounds.nightly))
    if let site {
      problems = suitability.standing(at: site) + problems
    } else if fit.party.problems.isEmpty {
      problems = try suitability.problems(atEvery: sites.all()) + problems
    } else {
      problems = broken.filter { !overrides.cover($0) } + problems
    }
    return suitability
  }

  /// The best site, whether or not its nights are free; nil when none fits.
  func bestOfAll(_ suitability: Suitability) throws -> SiteChoice? {
    try sites.all(where: suitability.condition).filter(suitability.allows).enumerated().map { place, site in
      SiteChoice(site, place: place, fillsGap: false, for: suitability)
    }.min { $0.isBetter(than: $1) }
  }
}

/// The objections to a stay of which only parts are given; each stands whatever the others are.
extension AvailabilityService {
  /// The objections to the given parts at a site, or at every site. Without a `fit` the party is not known as a whole, so
  /// that no site can be too small for it.
  func problems(
    of given: GivenStay, _ fit: Fit?, at site: CampSite?, _ bounds: StayBounds
  ) throws -> [Problem] {
    if let stay = given.request, let fit {
      var problems: [Problem] = []
      _ = try judge(RequestedStay(stay: stay, fit: fit, bounds: bounds), at: site, &problems)
      return problems
    }
    let (rules, overrides) = (bounds.rules, bounds.overrides)
    let places = try site.map { [$0] } ?? sites.all()
    let broken = Self.shared(
      places.isEmpty ? [rules.problems(of: given)] : places.map { rules.on($0).problems(of: given) })
    return (broken + Self.misfits(of: fit, at: site, among: places, overrides)).filter { !overrides.cover($0) }
  }

  /// The problems of a party at a site, or at every site; none while the party is not known.
  private static func misfits(
    of fit: Fit?, at site: CampSite?, among sites: [CampSite], _ overrides: Overrides
  ) -> [Problem] {
    guard let fit, fit.party.problems.isEmpty, !sites.isEmpty else { return [] }
    if let site { return fit.problems(at: site) }
    return Misfit(fit, among: sites, overrides).map { [.site(.noneFits($0))] } ?? []
  }

  /// The problems at the first of some places; none when there is a place without any.
  private static func shared(_ found: [[Problem]]) -> [Problem] {
    found.contains(where: \.isEmpty) ? [] : found.first ?? []
  }

  /// The problems of a request for free sites as far as it is given: of its days, or of a window of them.
  package func problems(of stay: GivenStay, _ window: AvailabilityWindow?, _ party: Party, limit: Int?) -> [Problem] {
    if let window { return window.problems }
    var problems = party.problems
    if let limit, limit < 0 { problems.append(.report(.invalidLimit(limit))) }
    guard let nights = stay.nights else { return problems }
    if nights < 1 { problems.append(.stay(.invalidNumberOfNights(nights))) }
    if nights > StayRules.longestStay {
      problems.append(.rule(.aboveMaximumStay(nights, limit: StayRules.longestStay, nil)))
    }
    return problems
  }
}
