/// The judgement of sites by a party and its needs; the holders of nights do not count (domain rules R17, R18).
struct Fit {
  let party: Party
  let needs: SiteNeeds

  /// Every reason for which the site does not do; empty when it fits.
  func problems(at site: CampSite) -> [Problem] {
    var problems = site.retired ? [Problem.site(.retired(site.siteNumber))] : []
    problems += needs.problems(at: site)
    problems += capacityProblems(at: site.features)
    problems += rigProblems(at: site.features)
    return problems
  }

  private func capacityProblems(at features: SiteFeatures) -> [Problem] {
    var problems: [Problem] = []
    // A number that is impossible on any site is the party's own problem.
    let isCounted = [party.adults, party.children].allSatisfy((0...Party.largest).contains) && party.people >= 1
    if isCounted, let maximum = features.maxPeople, party.people > maximum {
      problems.append(.capacity(.tooManyPeople(party.people, limit: maximum)))
    }
    if isCounted, party.people < features.minPeople {
      problems.append(.capacity(.tooFewPeople(party.people, limit: features.minPeople)))
    }
    if let maximum = features.maxVehicles, party.vehicles > maximum, party.vehicles <= Party.largest {
      problems.append(.capacity(.tooManyVehicles(party.vehicles, limit: maximum)))
    }
    return problems
  }

  private func rigProblems(at features: SiteFeatures) -> [Problem] {
    var problems: [Problem] = []
    if let length = party.rigLength, length > 0 {
      if let maximum = features.maxLength {
        if length > maximum { problems.append(.capacity(.rigTooLong(length, limit: maximum))) }
      } else if !needs.acceptUnknownLength {
        problems.append(.site(.rigLengthUnknown(length)))
      }
    }
    if let equipment = party.equipment, !features.equipment.isEmpty, !features.equipment.contains(equipment) {
      problems.append(.capacity(.equipmentNotPermitted(equipment, permitted: features.equipment)))
    }
    return problems
  }
}

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
