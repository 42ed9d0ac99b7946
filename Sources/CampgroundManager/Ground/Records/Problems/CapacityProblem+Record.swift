/// The limits of sites as texts, which a key's answer keeps.
extension CapacityProblem {
  var limit: String? {
    switch self {
    case .tooManyPeople(_, let limit), .tooFewPeople(_, let limit), .tooManyVehicles(_, let limit),
      .rigTooLong(_, let limit):
      String(limit)
    case .equipmentNotPermitted(_, let permitted): permitted.map(\.text).joined(separator: ",")
    }
  }

  /// Returns nil for the name of no limit of a site; throws ``StoreError`` for texts that make none.
  init?(_ name: ProblemName, _ value: String, limit: String?) throws {
    let read = RecordedProblem.self
    switch name {
    case .tooManyPeople: self = .tooManyPeople(try read.read(value), limit: try read.read(limit))
    case .tooFewPeople: self = .tooFewPeople(try read.read(value), limit: try read.read(limit))
    case .tooManyVehicles: self = .tooManyVehicles(try read.read(value), limit: try read.read(limit))
    case .rigTooLong: self = .rigTooLong(try read.read(value), limit: try read.read(limit))
    case .equipmentNotPermitted:
      let permitted = try (limit ?? "").split(separator: ",").map { try read.read(String($0)) as Slug }
      self = .equipmentNotPermitted(try read.read(value), permitted: permitted)
    default: return nil
    }
  }
}
