/// Nights that somebody holds.
package enum NightsProblem: Hashable, Sendable {
  case taken(Conflict)
  /// Every site that fits is taken.
  case allTaken
  /// Fewer sites that fit are free than were requested.
  case tooFewFree(Int, of: Int)
  /// The reason for which a site is not free.
  case occupied(Conflict)
}

extension NightsProblem {
  var summary: ProblemSummary {
    switch self {
    case .taken(let conflict): ProblemSummary(.nightsTaken, "site", conflict.site)
    case .allTaken: ProblemSummary(.nightsTaken, "site")
    case .tooFewFree(_, let count): ProblemSummary(.nightsTaken, "count", count)
    case .occupied(let conflict): ProblemSummary(conflict.holder.problemName, "site", conflict.site)
    }
  }
}

extension Holder {
  /// The name of the problem that a site has this holder, which is its ``status``.
  fileprivate var problemName: ProblemName {
    switch self {
    case .block: .blocked
    case .reservation(_, .invalid): .invalid
    case .reservation(_, .held): .held
    case .reservation(_, .reserved): .reserved
    case .reservation(_, .checkedIn): .checkedIn
    case .reservation(_, .checkedOut): .checkedOut
    case .reservation(_, .cancelled): .cancelled
    case .reservation(_, .expired): .expired
    case .reservation(_, .noShow): .noShow
    }
  }
}
