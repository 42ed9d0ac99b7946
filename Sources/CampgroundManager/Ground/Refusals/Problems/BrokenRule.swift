/// A rule with a name that a stay breaks.
package struct BrokenRule: Hashable, Sendable {
  /// The name of the rule.
  package let rule: String
  package let breach: Breach
  /// A stay that would do, and the sites that are free for it; nil where none was found, or looked for.
  package internal(set) var instead: Instead?

  package enum Breach: Hashable, Sendable {
    case tooShort(Int, limit: Int)
    case tooLong(Int, limit: Int)
    /// The camper's nights within some days in a row.
    case tooMany(Int, limit: Int, inDays: Int)
    case arrival(Day)
    case departure(Day)
    /// The nights that are left free between the stay and another, from a night on.
    case gap(Int, limit: Int, from: Day)
  }

  package struct Instead: Hashable, Sendable {
    package let stay: Stay
    /// In natural order, at most 5.
    package let sites: [SiteNumber]
  }

  package init(_ rule: String, _ breach: Breach) { (self.rule, self.breach) = (rule, breach) }
}

extension BrokenRule {
  var summary: ProblemSummary {
    switch breach {
    case .tooShort(let nights, _): ProblemSummary(.belowMinimumStay, "nights", nights)
    case .tooLong(let nights, _): ProblemSummary(.aboveMaximumStay, "nights", nights)
    case .tooMany(let nights, _, _): ProblemSummary(.aboveMaximumInDays, "nights", nights)
    case .arrival(let day): ProblemSummary(.closedToArrival, "arrive", day)
    case .departure(let day): ProblemSummary(.closedToDeparture, "depart", day)
    case .gap(_, _, let day): ProblemSummary(.leavesGap, "arrive", day)
    }
  }

  /// True when it is about the day of arrival alone.
  var isAboutArrival: Bool {
    if case .arrival = breach { true } else { false }
  }

  /// True when a stay that broke another rule broke this one at least as much.
  func isNoWorse(than other: BrokenRule) -> Bool {
    guard rule == other.rule else { return false }
    return switch (breach, other.breach) {
    case (.tooShort(let nights, _), .tooShort(let former, _)): nights >= former
    case (.tooLong(let nights, _), .tooLong(let former, _)): nights <= former
    case (.tooMany(let nights, _, _), .tooMany(let former, _, _)): nights <= former
    case (.arrival(let day), .arrival(let former)): day == former
    case (.departure(let day), .departure(let former)): day == former
    default: false
    }
  }
}
