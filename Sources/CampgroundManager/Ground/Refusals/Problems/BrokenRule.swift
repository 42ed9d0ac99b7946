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
    let (name, field, value): (ProblemName, String, any CustomStringConvertible) =
      switch breach {
      case .tooShort(let nights, _): (.belowMinimumStay, "nights", nights)
      case .tooLong(let nights, _): (.aboveMaximumStay, "nights", nights)
      case .tooMany(let nights, _, _): (.aboveMaximumInDays, "nights", nights)
      case .arrival(let day): (.closedToArrival, "arrive", day)
      case .departure(let day): (.closedToDeparture, "depart", day)
      case .gap(_, _, let day): (.leavesGap, "arrive", day)
      }
    return ProblemSummary(name, field, value, sentence)
  }

  /// `July 4th: at least 3 nights; 3 nights from Fri 2 July are free on 12 and 14`.
  private var sentence: String { "\(rule): \(demand); \(instead?.words ?? given)" }

  private var demand: String {
    switch breach {
    case .tooShort(_, let limit): "at least \(Phrases.nights(limit))"
    case .tooLong(_, let limit): "at most \(Phrases.nights(limit))"
    case .tooMany(_, let limit, let days):
      "at most \(Phrases.nights(limit)) of a camper in any \(Phrases.count(days, "day"))"
    case .arrival(let day): "no stay begins on \(day.dated)"
    case .departure(let day): "no stay ends on \(day.dated)"
    case .gap(_, let limit, _): "at least \(Phrases.nights(limit)) free between two stays, or none"
    }
  }

  /// The values of the request that are against it.
  private var given: String {
    switch breach {
    case .tooShort(let nights, _), .tooLong(let nights, _): Phrases.requested(nights)
    case .tooMany(let nights, _, _): "it would be \(nights)"
    case .arrival, .departure: "another day works"
    case .gap(let nights, _, let day): "\(Phrases.nights(nights)) would be left from \(day.dated)"
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

extension BrokenRule.Instead {
  fileprivate var words: String {
    let are = Phrases.noun(stay.numberOfNights, "is", "are")
    return "\(Phrases.nights(stay.numberOfNights)) from \(DayWords.short(stay.arrival)) \(are) free on "
      + Phrases.list(sites.map(\.description))
  }
}
