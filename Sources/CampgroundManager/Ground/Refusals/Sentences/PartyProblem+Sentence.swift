extension PartyProblem {
  var sentence: String {
    switch self {
    case .invalidPeople(let field, let people, let limit): "The value of \(field), \(people), must be 0 to \(limit)"
    case .nobody: "A party has at least 1 person"
    case .invalidVehicles(let field, let vehicles): "The value of \(field), \(vehicles), must be at least 0"
    case .invalidLength(let field, let length): "The value of \(field), \(length), must be at least 1"
    }
  }
}
