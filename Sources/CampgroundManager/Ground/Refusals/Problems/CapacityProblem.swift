/// A limit of a site that a party is beyond, which a person may override.
package enum CapacityProblem: Hashable, Sendable {
  case tooManyPeople(Int, limit: Int)
  case tooFewPeople(Int, limit: Int)
  case tooManyVehicles(Int, limit: Int)
  /// In feet.
  case rigTooLong(Int, limit: Int)
  case equipmentNotPermitted(Slug, permitted: [Slug])
}

extension CapacityProblem {
  var summary: ProblemSummary {
    switch self {
    case .tooManyPeople(let people, _): ProblemSummary(.tooManyPeople, "adults", people)
    case .tooFewPeople(let people, _): ProblemSummary(.tooFewPeople, "adults", people)
    case .tooManyVehicles(let vehicles, _): ProblemSummary(.tooManyVehicles, "vehicles", vehicles)
    case .rigTooLong(let length, _): ProblemSummary(.rigTooLong, "rigLength", length)
    case .equipmentNotPermitted(let equipment, _): ProblemSummary(.equipmentNotPermitted, "equipment", equipment)
    }
  }
}
