/// The limits of records, which a key's answer keeps.
extension RecordProblem {
  var limit: Int? {
    switch self {
    case .textTooLong(_, let limit): limit
    case .crossedPeople(_, let most): most
    case .emptyName, .emptyReason, .controlCharacters, .invalidPhoneNumber, .invalidEmail, .emptySiteNumber,
      .duplicateSiteNumber, .siteInUse, .invalidAmps, .ampsWithoutElectricity, .invalidCapacity:
      nil
    }
  }

  /// Returns nil for the name of no such problem; throws ``StoreError`` for texts that make none.
  init?(_ name: ProblemName, _ field: String?, _ value: String?, limit: String?) throws {
    let read = RecordedProblem.self
    let field = field ?? ""
    switch name {
    case .emptyName: self = .emptyName(field: field)
    case .emptyReason: self = .emptyReason(field: field)
    case .controlCharacters: self = .controlCharacters(field: field, try read.read(value))
    case .textTooLong: self = .textTooLong(field: field, limit: try read.read(limit))
    case .invalidPhoneNumber: self = .invalidPhoneNumber(try read.read(value))
    case .invalidEmail: self = .invalidEmail(try read.read(value))
    case .emptySiteNumber: self = .emptySiteNumber
    case .duplicateSiteNumber: self = .duplicateSiteNumber(try read.read(value))
    case .siteInUse: self = .siteInUse(try read.read(value))
    case .invalidAmps: self = value == nil ? .ampsWithoutElectricity : .invalidAmps(try read.read(value))
    case .invalidNumberOfPeople where limit == nil: self = .invalidCapacity(field: field, try read.read(value))
    case .invalidCapacity: self = .crossedPeople(fewest: try read.read(value), most: try read.read(limit))
    default: return nil
    }
  }
}
