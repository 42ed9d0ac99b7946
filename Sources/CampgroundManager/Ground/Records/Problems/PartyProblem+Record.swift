/// The limits of parties, which a key's answer keeps.
extension PartyProblem {
  var limit: Int? {
    switch self {
    case .invalidPeople(_, _, let limit): limit
    case .nobody, .invalidVehicles, .invalidLength: nil
    }
  }

  /// Returns nil for the name of no such problem; throws ``StoreError`` for texts that make none.
  init?(_ name: ProblemName, _ field: String?, _ value: String?, limit: String?) throws {
    let read = RecordedProblem.self
    let field = field ?? ""
    switch name {
    case .invalidNumberOfPeople:
      self = .invalidPeople(field: field, try read.read(value), limit: try read.read(limit))
    case .tooFewPeople where limit == nil: self = .nobody(try read.read(value))
    case .invalidNumberOfVehicles: self = .invalidVehicles(field: field, try read.read(value))
    case .invalidLength: self = .invalidLength(field: field, try read.read(value))
    default: return nil
    }
  }
}
