/// The objections to a stay, before anybody looks at who holds its nights.
extension AvailabilityService {
  /// Reports all rules that a stay breaks on its site, or on every site that would do; returns nil when the days make
  /// no stay. `nightly` is a price of each night that people have agreed on.
  func judge(
    _ asked: StayRequest, _ fit: Fit, at site: CampSite?, _ rules: StayRules, _ overrides: Overrides,
    nightly: Int? = nil, _ problems: inout [Problem]
  ) throws -> Suitability? {
    var broken: [Problem] = []
    let rulesThere = site.map(rules.on) ?? rules
    let stay = rulesThere.stay(arrival: asked.arrival, numberOfNights: asked.numberOfNights, &broken)
    problems = fit.party.problems + problems
    guard let stay else {
      problems = broken + (site.map(fit.problems) ?? []) + problems
      return nil
    }
    let suitability = Suitability(
      stay, fit, rules: rules, rates: try rates.book().with(nightly: nightly), overrides: overrides)
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
