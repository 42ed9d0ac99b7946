/// The limits of rules with a name as texts, which a key's answer keeps.
extension BrokenRule {
  var limit: String? {
    switch breach {
    case .tooShort(_, let limit), .tooLong(_, let limit): String(limit)
    case .tooMany(_, let limit, let days): "\(limit)/\(days)"
    case .arrival, .departure: nil
    case .gap(let nights, let limit, _): "\(nights)/\(limit)"
    }
  }
}

extension BrokenRule.Breach {
  /// Returns nil for the name of no rule; throws ``StoreError`` for texts that make none.
  init?(_ name: ProblemName, _ value: String, limit: String?) throws {
    let read = RecordedProblem.self
    let limits = (limit ?? "").split(separator: "/").map(String.init)
    switch name {
    case .belowMinimumStay: self = .tooShort(try read.read(value), limit: try read.read(limit))
    case .aboveMaximumStay: self = .tooLong(try read.read(value), limit: try read.read(limit))
    case .aboveMaximumInDays:
      self = .tooMany(try read.read(value), limit: try read.read(limits.first), inDays: try read.read(limits.last))
    case .closedToArrival: self = .arrival(try read.read(value))
    case .closedToDeparture: self = .departure(try read.read(value))
    case .leavesGap:
      self = .gap(try read.read(limits.first), limit: try read.read(limits.last), from: try read.read(value))
    default: return nil
    }
  }
}
