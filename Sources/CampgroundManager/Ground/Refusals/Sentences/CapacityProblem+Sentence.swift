extension CapacityProblem {
  var sentence: String {
    switch self {
    case .tooManyPeople(let people, let limit):
      "The site takes at most \(Phrases.people(limit)); \(Phrases.requested(people))"
    case .tooFewPeople(let people, let limit):
      "The site takes at least \(Phrases.people(limit)); \(Phrases.requested(people))"
    case .tooManyVehicles(let vehicles, let limit):
      "The site takes at most \(Phrases.count(limit, "vehicle")); \(Phrases.requested(vehicles))"
    case .rigTooLong(let length, let limit): "The site takes rigs up to \(limit) ft; the rig is \(length) ft long"
    case .equipmentNotPermitted(let equipment, let permitted):
      "The site permits \(permitted.map(\.description).joined(separator: ", ")); \(equipment) was requested"
    }
  }
}
