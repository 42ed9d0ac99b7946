/// Numbers of a party, or of what a site takes, that make no sense anywhere.
package enum PartyProblem: Hashable, Sendable {
  case invalidPeople(field: String, Int, limit: Int)
  /// A party of fewer people than one.
  case nobody(Int)
  case invalidVehicles(field: String, Int)
  case invalidLength(field: String, Int)
}

extension PartyProblem {
  var summary: ProblemSummary {
    switch self {
    case .invalidPeople(let field, let people, _): ProblemSummary(.invalidNumberOfPeople, field, people)
    case .nobody(let people): ProblemSummary(.tooFewPeople, "adults", people)
    case .invalidVehicles(let field, let vehicles): ProblemSummary(.invalidNumberOfVehicles, field, vehicles)
    case .invalidLength(let field, let length): ProblemSummary(.invalidLength, field, length)
    }
  }
}
