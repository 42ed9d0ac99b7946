/// The decisions of a person against the rules, each with a reason (domain rule R16).
///
/// A night that somebody holds is never among it.
public struct Overrides: Hashable, Sendable {
  /// The reason why the rules of stay and booking do not count this time.
  public var rules: String?
  /// The reason why the site's limits do not count: people, vehicles, length, equipment.
  public var capacity: String?

  public init(rules: String? = nil, capacity: String? = nil) {
    self.rules = rules
    self.capacity = capacity
  }

  /// True for a problem that does not count.
  func cover(_ problem: Problem) -> Bool {
    switch Remedy(for: problem) {
    case .override: rules != nil
    case .overrideCapacity: capacity != nil
    case .acceptUnknownLength, .endNeed, .force, .forceFromToday, .comeToday, .confirmFirst, .reserveAgain,
      .reserveAndCheckIn, .waive,
      .credit, .find, nil:
      false
    }
  }

  /// The same with the reasons as they are kept; reports a blank one in `problems`.
  func cleaned(_ problems: inout [Problem]) -> Overrides {
    Overrides(
      rules: rules.map { PersonText.reason($0, field: "override", &problems) },
      capacity: capacity.map { PersonText.reason($0, field: "overrideCapacity", &problems) })
  }
}
