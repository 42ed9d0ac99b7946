/// The objections to a stay of which only parts are given; each stands whatever the others are.
extension AvailabilityService {
  /// The objections to the given parts at a site, or at every site. Without a `fit` the party is not known as a whole, so
  /// that no site can be too small for it.
  func problems(
    of given: GivenStay, _ fit: Fit?, at site: CampSite?, _ rules: StayRules, _ overrides: Overrides = Overrides(),
    nightly: Int? = nil
  ) throws -> [Problem] {
    if let stay = given.request, let fit {
      var problems: [Problem] = []
      _ = try judge(stay, fit, at: site, rules, overrides, nightly: nightly, &problems)
      return problems
    }
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
