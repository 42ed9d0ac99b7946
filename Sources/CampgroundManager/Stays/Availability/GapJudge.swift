import Persistence

/// The judgement of the gaps that a stay leaves beside others on a site, by the rules with a smallest gap.
///
/// Blocks, the nights before today, and those outside the season are no neighbours: no stay could fill a gap there.
struct GapJudge {
  let rules: StayRules
  /// The taken nights, without those that the stay gives back.
  let taken: TakenNights

  /// An end of a stay, where it may leave a gap.
  enum End: CaseIterable {
    case arrival
    case departure
  }

  /// The rule that a free stay breaks on a site at one of some ends.
  func broken(by stay: Stay, on site: CampSite, at ends: [End] = End.allCases) -> BrokenRule? {
    let there = rules.on(site)
    guard let (name, limit) = there.gapRule(for: stay) else { return nil }
    let gaps = taken.gaps(beside: stay, on: site)
    let small = ends.map { $0 == .arrival ? gaps.before : gaps.behind }.filter { gap in
      // A night that is past is no neighbour.
      (1..<limit).contains(gap.count) && gap.lowerBound > rules.today && gap.allSatisfy(there.isOpen)
    }
    return small.first.map { BrokenRule(name, .gap($0.count, limit: limit, from: $0.lowerBound)) }
  }

  /// True when a stay is free on a site, and leaves no gap that a rule forbids and nobody overrides.
  func isClear(_ stay: Stay, on site: CampSite, _ overrides: Overrides) -> Bool {
    taken.isFree(stay, on: site) && (overrides.rules != nil || broken(by: stay, on: site) == nil)
  }
}

extension GapJudge.End {
  /// The ends of a stay that differ from another's.
  static func changed(_ stay: Stay, from before: Stay?) -> [GapJudge.End] {
    guard let before else { return allCases }
    return (stay.arrival == before.arrival ? [] : [.arrival]) + (stay.departure == before.departure ? [] : [.departure])
  }
}

/// The gaps beside stays.
extension AvailabilityService {
  /// The judge of the gaps beside a stay; nil when no rule has a smallest gap, or none for the stay. The nights that the
  /// condition `kept` on `night` excludes count as free.
  func gapJudge(of stay: Stay, _ rules: StayRules, keeping kept: SQL = "1 = 1") throws -> GapJudge? {
    guard let reach = rules.longestGap(for: stay) else { return nil }
    let first = max(rules.today, stay.arrival.advanced(by: -reach))
    return GapJudge(
      rules: rules,
      taken: try nights.taken(from: first, before: stay.departure.advanced(by: reach), where: kept))
  }

  /// The judge of stays between two days on the sites of a condition, whatever their length.
  func gapJudge(from first: Day, before end: Day, _ rules: StayRules, where kept: SQL) throws -> GapJudge {
    let reach = rules.named.compactMap(\.terms.minGap).max() ?? 0
    return GapJudge(
      rules: rules,
      taken: try nights.taken(from: first.advanced(by: -reach), before: end.advanced(by: reach), where: kept))
  }

  /// The free choices for a stay, each with the gap that it leaves. Where a person overrides the rules, a site that
  /// leaves one needs the override.
  func judged(_ choices: [SiteChoice], for suitability: Suitability, _ judge: GapJudge?) -> [SiteChoice] {
    guard let judge else { return choices }
    let judged = choices.map { choice in
      var choice = choice
      choice.leavesGap = judge.broken(by: suitability.stay, on: choice.site) != nil
      return choice
    }
    guard suitability.overrides.rules != nil, judged.contains(where: { !$0.leavesGap }) else { return judged }
    return judged.map { choice in
      var choice = choice
      choice.isOverridden = choice.isOverridden || choice.leavesGap
      return choice
    }
  }

  /// The rules that a stay breaks by a gap on free sites, each with the other sites on which it leaves none; empty where
  /// there is no such site.
  func gaps(leftBy suitability: Suitability, on sites: [CampSite]) throws -> [(site: CampSite, broken: BrokenRule)] {
    let stay = suitability.stay
    guard let judge = try gapJudge(of: stay, suitability.rules) else { return [] }
    let gaps = sites.compactMap { site in judge.broken(by: stay, on: site).map { (site, $0) } }
    if gaps.isEmpty { return [] }
    let taken = Set(sites.map(\.id))
    let others = try free(for: suitability).filter { !$0.leavesGap && !taken.contains($0.site.id) }
    if others.isEmpty { return [] }
    let numbers = Array(others.prefix(5).map(\.site.siteNumber))
    return gaps.map { site, broken in
      var broken = broken
      broken.instead = BrokenRule.Instead(stay: stay, sites: numbers)
      return (site, broken)
    }
  }

  /// The rules that a stay breaks by a gap on free sites and a person overrides; throws those that nobody does.
  func requireNoGap(leftBy suitability: Suitability, on sites: [CampSite]) throws -> [Problem] {
    let gaps = try gaps(leftBy: suitability, on: sites)
    let problems = gaps.map { Problem.rule(.named($0.broken)) }
    if suitability.overrides.rules == nil {
      let named = zip(gaps, problems).map { gap, problem in
        sites.count == 1 ? problem : problem.naming(gap.site.siteNumber)
      }
      try named.refuse(remedies: [.override])
    }
    return gaps.map { gap in .rule(.named(BrokenRule(gap.broken.rule, gap.broken.breach))) }
  }
}
