import Persistence

/// The judgement of sites for a party's stay, by its needs and the rules of the site's type; the holders of nights do not
/// count.
struct Suitability {
  let stay: Stay
  let fit: Fit
  let rules: StayRules
  /// The overridden limits, which do not count.
  let overrides: Overrides
  /// The rates; once there is any, a night without one is not for sale (domain rule R20).
  let rates: RateBook
  /// The problems that the rules find with the stay on any site, and on sites of types with rules of their own.
  private let closed: [Problem]
  private let closedByType: [Slug: [Problem]]
  /// The sites that have rules of their own.
  private let named: Set<SiteNumber>

  init(_ stay: Stay, _ fit: Fit, _ bounds: StayBounds, rates: RateBook) {
    (self.stay, self.fit, self.rates) = (stay, fit, rates)
    let rules = bounds.rules
    (self.rules, overrides) = (rules, bounds.overrides)
    closed = rules.problems(of: stay)
    named = Set(rules.named.compactMap(\.terms.site))
    let types = Set(rules.settings.types.map(\.type) + rules.named.compactMap(\.terms.type))
    closedByType = Dictionary(uniqueKeysWithValues: types.map { ($0, rules.on($0).problems(of: stay)) })
  }

  /// The problems that the rules find with the stay there.
  func closed(at site: CampSite) -> [Problem] {
    againstRules(at: site) + rates.problems(of: stay, at: site)
  }

  private func againstRules(at site: CampSite) -> [Problem] {
    named.contains(site.siteNumber) ? rules.on(site).problems(of: stay) : closedByType[site.type] ?? closed
  }

  /// Every reason for which the site does not do.
  func problems(at site: CampSite) -> [Problem] {
    closed(at: site) + fit.problems(at: site)
  }

  /// The problems that are not overridden.
  func standing(at site: CampSite) -> [Problem] {
    problems(at: site).filter { !overrides.cover($0) }
  }

  /// The problems that are overridden.
  func overridden(at site: CampSite) -> [Problem] {
    problems(at: site).filter(overrides.cover)
  }

  /// The reasons against all of the sites, each once; empty when one of them does.
  func problems(atEvery sites: [CampSite]) -> [Problem] {
    if sites.contains(where: { standing(at: $0).isEmpty }) { return [] }
    let fitting = sites.filter { site in fit.problems(at: site).allSatisfy(overrides.cover) }
    guard !fitting.isEmpty else {
      let misfit = Misfit(fit, among: sites, overrides) ?? Misfit([])
      return closed.filter { !overrides.cover($0) } + [.site(.noneFits(misfit))]
    }
    var reasons: [Problem] = []
    for reason in fitting.flatMap(standing) where !reasons.contains(reason) { reasons.append(reason) }
    return reasons
  }
}

/// The judgement of sites by the thousand: a statement leaves most of them out.
extension Suitability {
  /// A condition on `site` that every suitable site meets.
  var condition: SQL { overrides.capacity == nil ? fit.condition : fit.necessities }

  /// True when a site that meets the condition is suitable.
  func allows(_ site: CampSite) -> Bool {
    overrides == Overrides() ? closed(at: site).isEmpty : standing(at: site).isEmpty
  }

  /// True when a suitable site is one only because of an override.
  func isOverridden(at site: CampSite) -> Bool {
    overrides != Overrides() && !overridden(at: site).isEmpty
  }
}
