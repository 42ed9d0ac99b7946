/// What somebody decides against the rules, each with a reason (domain rule R16).
///
/// A night that somebody holds is never among it.
public struct Overrides: Hashable, Sendable {
  /// Why the rules of stay and booking do not count this time.
  public var rules: String?
  /// Why it does not count what the site takes: people, vehicles, length, equipment.
  public var capacity: String?

  public init(rules: String? = nil, capacity: String? = nil) {
    self.rules = rules
    self.capacity = capacity
  }

  /// Whether a problem does not count.
  func cover(_ problem: Problem) -> Bool {
    switch Remedy(for: problem) {
    case .override: rules != nil
    case .overrideCapacity: capacity != nil
    case .acceptUnknownLength, .force, .forceFromToday, .confirmFirst, .reserveAgain, .reserveAndCheckIn, nil: false
    }
  }

  /// With the reasons as they are kept; names in `problems` a blank one.
  func cleaned(_ problems: inout [Problem]) -> Overrides {
    Overrides(
      rules: rules.map { PersonText.reason($0, field: "override", &problems) },
      capacity: capacity.map { PersonText.reason($0, field: "overrideCapacity", &problems) })
  }
}

/// What lets a refused request through, when a person decides so.
public enum Remedy: Hashable, Sendable, CaseIterable {
  /// A reason why the rules of stay and booking do not count.
  case override
  /// A reason why what a site takes does not count.
  case overrideCapacity
  /// Taking a site whose longest rig is not known.
  case acceptUnknownLength
  /// Blocking nights of reservations too.
  case force
  /// Blocking none but nights to come, which are all that can be taken from reservations.
  case forceFromToday
  /// Making the hold a reservation first.
  case confirmFirst
  /// Another reservation, as far as the nights are free.
  case reserveAgain
  /// Another reservation, checked in at once, instead of one that cannot be moved.
  case reserveAndCheckIn

  /// Nil for a problem that nobody can decide away.
  init?(for problem: Problem) {
    switch problem.name {
    case "arrivalInPast", "belowMinimumStay", "aboveMaximumStay", "aboveMaximumConsecutive", "closedSeason",
      "closedToArrival", "closedToDeparture", "outsideBookingWindow":
      self = .override
    case "tooManyPeople", "tooManyVehicles", "rigTooLong", "equipmentNotPermitted": self = .overrideCapacity
    case "rigLengthUnknown": self = .acceptUnknownLength
    default: return nil
    }
  }

  /// What lets all of them through; empty when one of them stands whatever is decided.
  static func all(for problems: [Problem], among known: [Remedy] = allCases) -> [Remedy] {
    let remedies = problems.map { Remedy(for: $0) }
    return remedies.allSatisfy { $0.map(known.contains) ?? false } ? known.filter(remedies.contains) : []
  }
}
