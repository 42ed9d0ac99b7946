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
