import Persistence

/// Whether a site does for a party's stay, whoever holds its nights: it fits, and the rules of its type allow the stay.
struct Suitability {
  let stay: Stay
  let fit: Fit
  /// What a person has decided does not count.
  let overrides: Overrides
  /// What the nights cost; once there is any rate, a night without one is not for sale (domain rule R20).
  let rates: RateBook
  /// What the rules have against the stay on any site, and on sites of types with rules of their own.
  private let closed: [Problem]
  private let closedByType: [Slug: [Problem]]

  init(_ stay: Stay, _ fit: Fit, rules: StayRules, rates: RateBook, overrides: Overrides = Overrides()) {
    self.stay = stay
    self.rates = rates
    self.fit = fit
    self.overrides = overrides
    closed = rules.problems(of: stay)
    let types = rules.settings.types.map(\.type)
    closedByType = Dictionary(uniqueKeysWithValues: types.map { ($0, rules.on($0).problems(of: stay)) })
  }

  /// What the rules have against the stay there.
  func closed(at site: CampSite) -> [Problem] {
    (closedByType[site.type] ?? closed) + rates.problems(of: stay, at: site)
  }

  /// Every reason for which the site does not do.
  func problems(at site: CampSite) -> [Problem] {
    closed(at: site) + fit.problems(at: site)
  }

  /// Those that nobody has decided away.
  func standing(at site: CampSite) -> [Problem] {
    problems(at: site).filter { !overrides.cover($0) }
  }

  /// Those that somebody has.
  func overridden(at site: CampSite) -> [Problem] {
    problems(at: site).filter(overrides.cover)
  }

  /// Why none of the sites does, each reason once; empty when one does.
  func problems(atEvery sites: [CampSite]) -> [Problem] {
    if sites.contains(where: { standing(at: $0).isEmpty }) { return [] }
    let fitting = sites.filter { site in fit.problems(at: site).allSatisfy(overrides.cover) }
    guard !fitting.isEmpty else { return closed.filter { !overrides.cover($0) } + [.site(.noneFits)] }
    var reasons: [Problem] = []
    for reason in fitting.flatMap(standing) where !reasons.contains(reason) { reasons.append(reason) }
    return reasons
  }
}

/// For sites by the thousand: a statement leaves most of them out.
extension Suitability {
  /// A condition on `site` that every site that does meets.
  var condition: SQL { overrides.capacity == nil ? fit.condition : fit.necessities }

  /// Whether a site that meets the condition does.
  func does(_ site: CampSite) -> Bool {
    overrides == Overrides() ? closed(at: site).isEmpty : standing(at: site).isEmpty
  }

  /// Whether a site that does would not, if nobody had decided so.
  func isOverridden(at site: CampSite) -> Bool {
    overrides != Overrides() && !overridden(at: site).isEmpty
  }
}
