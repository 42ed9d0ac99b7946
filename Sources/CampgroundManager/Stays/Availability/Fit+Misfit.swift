extension Misfit {
  /// The misfit of a party and its needs among the sites; nil when one of them fits, as it is or by an override.
  init?(_ fit: Fit, among sites: [CampSite], _ overrides: Overrides = Overrides()) {
    let found = sites.filter { !$0.retired }.map { site in
      (site: site, lacks: fit.problems(at: site).filter { !overrides.cover($0) }.compactMap(Lack.init))
    }
    if found.contains(where: \.lacks.isEmpty) { return nil }
    let needs = found.flatMap(\.lacks).flatMap(\.needs).reduce(into: [Need]()) { all, need in
      if !all.contains(need) { all.append(need) }
    }
    let tallies = needs.map { need in
      let lacking = found.map { $0.lacks.filter { $0.needs.contains(need) } }
      return Tally(
        need: need, sites: lacking.count(where: \.isEmpty), unknown: lacking.count { $0.contains(where: \.isUnknown) })
    }
    let nearest = found.min { Self.distance($0.lacks) < Self.distance($1.lacks) }
    self.init(tallies, nearest: nearest?.site.siteNumber, lacks: nearest?.lacks ?? [])
  }

  private static func distance(_ lacks: [Lack]) -> (Int, Int) { (lacks.count, lacks.reduce(0) { $0 + $1.size }) }
}
