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

extension PersonText {
  /// The text as it is kept; reports in `problems` the reasons why it cannot be.
  static func clean(_ text: String, field: String, limit: Int, _ problems: inout [Problem]) -> String {
    let kept = kept(text)
    if kept.unicodeScalars.contains(where: isControl) {
      problems.append(.record(.controlCharacters(field: field, kept)))
    }
    if kept.unicodeScalars.count > limit { problems.append(.record(.textTooLong(field: field, limit: limit))) }
    return kept
  }

  /// The same for text that may be absent; empty text is none.
  static func clean(_ text: String?, field: String, limit: Int, _ problems: inout [Problem]) -> String? {
    guard let text else { return nil }
    let kept = clean(text, field: field, limit: limit, &problems)
    return kept.isEmpty ? nil : kept
  }

  /// The reason for something; a blank one is none.
  static func reason(_ text: String, field: String, _ problems: inout [Problem]) -> String {
    let kept = clean(text, field: field, limit: 1000, &problems)
    if kept.isEmpty { problems.append(.record(.emptyReason(field: field))) }
    return kept
  }
}
