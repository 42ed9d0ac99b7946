/// Whether a site suits a party and its needs, whoever holds its nights (domain rules R17, R18).
struct Fit {
  let party: Party
  let needs: SiteNeeds

  /// Every reason for which the site does not do; empty when it fits.
  func problems(at site: CampSite) -> [Problem] {
    var problems = site.retired ? [Problem.siteRetired(site.siteNumber)] : []
    problems += needs.problems(at: site)
    // A party that can be nowhere has its own problems, and no number of people.
    guard party.problems.isEmpty else { return problems }
    problems += capacityProblems(at: site.features)
    problems += rigProblems(at: site.features)
    return problems
  }

  private func capacityProblems(at features: SiteFeatures) -> [Problem] {
    var problems: [Problem] = []
    if let maximum = features.maxPeople, party.people > maximum {
      problems.append(.tooManyPeople(party.people, maximum))
    }
    if party.people < features.minPeople { problems.append(.tooFewPeople(party.people, features.minPeople)) }
    if let maximum = features.maxVehicles, party.vehicles > maximum {
      problems.append(.tooManyVehicles(party.vehicles, maximum))
    }
    return problems
  }

  private func rigProblems(at features: SiteFeatures) -> [Problem] {
    var problems: [Problem] = []
    if let length = party.rigLength {
      if let maximum = features.maxLength {
        if length > maximum { problems.append(.rigTooLong(length, maximum)) }
      } else if !needs.acceptUnknownLength {
        problems.append(.rigLengthUnknown(length))
      }
    }
    if let equipment = party.equipment, !features.equipment.isEmpty, !features.equipment.contains(equipment) {
      problems.append(.equipmentNotPermitted(equipment, features.equipment))
    }
    return problems
  }
}
