/// The rules with a name that apply on the site.
extension StayRules {
  /// The rules with a name that a stay breaks, without those that the stay `before` broke at least as much.
  func broken(by stay: Stay, insteadOf before: Stay? = nil) -> [BrokenRule] {
    let former = before.map { broken(by: $0) } ?? []
    return applying.flatMap { broken($0, by: stay) }.filter { rule in !former.contains { rule.isNoWorse(than: $0) } }
  }

  private func broken(_ rule: NamedRule, by stay: Stay) -> [BrokenRule] {
    let terms = rule.terms
    var breaches: [BrokenRule.Breach] = []
    if terms.noArrival, terms.cover(stay.arrival) { breaches.append(.arrival(stay.arrival)) }
    if terms.noDeparture, terms.cover(stay.departure) { breaches.append(.departure(stay.departure)) }
    if terms.bind(stay) { breaches += lengths(of: stay, terms) }
    return breaches.map { BrokenRule(rule.name, $0) }
  }

  private func lengths(of stay: Stay, _ terms: RuleTerms) -> [BrokenRule.Breach] {
    let nights = stay.numberOfNights
    var breaches: [BrokenRule.Breach] = []
    if let limit = terms.minNights, nights < limit, !terms.forArrivals || terms.cover(stay.arrival) {
      breaches.append(.tooShort(nights, limit: limit))
    }
    guard let limit = terms.maxNights else { return breaches }
    if let days = terms.inDays {
      let most = mostNights(with: stay, within: days, terms)
      if most > limit { breaches.append(.tooMany(most, limit: limit, inDays: days)) }
    } else if nights > limit {
      breaches.append(.tooLong(nights, limit: limit))
    }
    return breaches
  }

  /// The largest number of a rule's nights that the camper has within some days, some of which are nights of the stay.
  private func mostNights(with stay: Stay, within days: Int, _ terms: RuleTerms) -> Int {
    let own = stay.nights.filter(terms.cover)
    guard let first = own.first, let last = own.last else { return 0 }
    let near = first.advanced(by: 1 - days)..<last.advanced(by: days)
    let others = others.nights.filter { near.contains($0.day) && terms.cover($0.day) && terms.isFor($0.site, $0.type) }
    let all = Set(others.map(\.day)).union(own).sorted()
    return all.enumerated().map { place, start in
      let span = all[place...].prefix { start.distance(to: $0) < days }
      return span.contains { stay.nights.contains($0) } ? span.count : 0
    }.max() ?? 0
  }

  /// The largest smallest gap of all rules for a stay, on any site; nil when none has one.
  func longestGap(for stay: Stay) -> Int? {
    named.filter { $0.terms.minGap != nil && $0.terms.bind(stay) }.compactMap(\.terms.minGap).max()
  }

  /// The rule with the largest smallest gap that a stay has to leave; nil when there is none.
  func gapRule(for stay: Stay) -> (name: String, nights: Int)? {
    applying.filter { $0.terms.bind(stay) }.compactMap { rule in rule.terms.minGap.map { (rule.name, $0) } }
      .max { $0.1 < $1.1 }
  }
}

extension [NamedRule] {
  /// True when one of them counts a camper's nights.
  var countNights: Bool { contains { $0.terms.inDays != nil } }
}

extension StayRules {
  /// True when a rule counts a camper's nights.
  var countsNights: Bool { named.countNights }
}

extension RuleTerms {
  /// True when a stay has one of its nights.
  func bind(_ stay: Stay) -> Bool { stay.nights.contains(where: cover) }
}
