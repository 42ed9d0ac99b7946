/// The limits of rules as texts, which a key's answer keeps.
extension RuleProblem {
  var limit: String? {
    switch self {
    case .arrivalInPast(_, let today): today.description
    case .outsideBookingWindow(_, let last, _): last.description
    case .closedToArrival, .closedToDeparture: nil
    case .aboveMaximumStay(_, let limit, _), .belowMinimumStay(_, let limit, _),
      .aboveMaximumConsecutive(_, let limit, _):
      String(limit)
    case .closedSeason(_, let season, _): season.description
    case .named(let broken): broken.limit
    }
  }

  /// The name of the rule that has one.
  var rule: String? {
    guard case .named(let broken) = self else { return nil }
    return broken.rule
  }

  /// The type whose own rule it is.
  var type: Slug? {
    switch self {
    case .arrivalInPast, .named: nil
    case .outsideBookingWindow(_, _, let type), .closedToArrival(_, let type), .closedToDeparture(_, let type),
      .aboveMaximumStay(_, _, let type), .belowMinimumStay(_, _, let type), .aboveMaximumConsecutive(_, _, let type),
      .closedSeason(_, _, let type):
      type
    }
  }

  /// Returns nil for the name of no rule; throws ``StoreError`` for texts that make none.
  init?(_ name: ProblemName, _ value: String, limit: String?, _ type: Slug?, rule: String? = nil) throws {
    if let rule {
      guard let breach = try BrokenRule.Breach(name, value, limit: limit) else { return nil }
      self = .named(BrokenRule(rule, breach))
      return
    }
    let read = RecordedProblem.self
    switch name {
    case .arrivalInPast: self = .arrivalInPast(try read.read(value), today: try read.read(limit))
    case .outsideBookingWindow: self = .outsideBookingWindow(try read.read(value), last: try read.read(limit), type)
    case .closedToArrival: self = .closedToArrival(try read.read(value), type)
    case .closedToDeparture: self = .closedToDeparture(try read.read(value), type)
    case .aboveMaximumStay: self = .aboveMaximumStay(try read.read(value), limit: try read.read(limit), type)
    case .belowMinimumStay: self = .belowMinimumStay(try read.read(value), limit: try read.read(limit), type)
    case .aboveMaximumConsecutive:
      self = .aboveMaximumConsecutive(try read.read(value), limit: try read.read(limit), type)
    case .closedSeason: self = .closedSeason(try read.read(value), try read.read(limit), type)
    default: return nil
    }
  }
}
