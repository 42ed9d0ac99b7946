import CampgroundManager

extension CapacityProblem {
  var sentence: String {
    switch self {
    case .tooManyPeople(_, let limit): "The site takes at most \(limit) people"
    case .tooManyVehicles(_, let limit): "The site takes at most \(limit) vehicles"
    case .rigTooLong(_, let limit): "The site takes rigs up to \(limit) ft"
    case .equipmentNotPermitted(_, let permitted):
      "The site permits \(permitted.map(\.description).joined(separator: ", "))"
    }
  }
}
