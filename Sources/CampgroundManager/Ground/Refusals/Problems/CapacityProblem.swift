/// A limit of a site that a party is beyond, which a person may override.
package enum CapacityProblem: ProblemFamily {
  case tooManyPeople(Int, limit: Int)
  case tooFewPeople(Int, limit: Int)
  case tooManyVehicles(Int, limit: Int)
  /// In feet.
  case rigTooLong(Int, limit: Int)
  case equipmentNotPermitted(Slug, permitted: [Slug])

  var summary: ProblemSummary {
    switch self {
    case .tooManyPeople(let people, let limit):
      .init(
        .tooManyPeople, "adults", people,
        "The site takes at most \(Phrases.people(limit)); \(Phrases.requested(people))")
    case .tooFewPeople(let people, let limit):
      .init(
        .tooFewPeople, "adults", people,
        "The site takes at least \(Phrases.people(limit)); \(Phrases.requested(people))")
    case .tooManyVehicles(let vehicles, let limit):
      .init(
        .tooManyVehicles, "vehicles", vehicles,
        "The site takes at most \(Phrases.count(limit, "vehicle")); \(Phrases.requested(vehicles))")
    case .rigTooLong(let length, let limit):
      .init(.rigTooLong, "rigLength", length, "The site takes rigs up to \(limit) ft; the rig is \(length) ft long")
    case .equipmentNotPermitted(let equipment, let permitted):
      .init(
        .equipmentNotPermitted, "equipment", equipment,
        "The site permits \(permitted.map(\.description).joined(separator: ", ")); \(equipment) was requested")
    }
  }
}

/// Numbers of a party, or of what a site takes, that make no sense anywhere.
package enum PartyProblem: ProblemFamily {
  case invalidPeople(field: String, Int, limit: Int)
  /// A party of fewer people than one.
  case nobody(Int)
  case invalidVehicles(field: String, Int)
  case invalidLength(field: String, Int)

  var summary: ProblemSummary {
    switch self {
    case .invalidPeople(let field, let people, let limit):
      .init(.invalidNumberOfPeople, field, people, "The value of \(field), \(people), must be 0 to \(limit)")
    case .nobody(let people): .init(.tooFewPeople, "adults", people, "A party has at least 1 person")
    case .invalidVehicles(let field, let vehicles):
      .init(.invalidNumberOfVehicles, field, vehicles, "The value of \(field), \(vehicles), must be at least 0")
    case .invalidLength(let field, let length):
      .init(.invalidLength, field, length, "The value of \(field), \(length), must be at least 1")
    }
  }
}
