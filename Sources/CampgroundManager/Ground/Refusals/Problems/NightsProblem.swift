/// Nights that somebody holds.
package enum NightsProblem: ProblemFamily {
  case taken(Conflict)
  /// Every site that fits is taken.
  case allTaken
  /// Fewer sites that fit are free than were requested.
  case tooFewFree(Int, of: Int)
  /// The reason for which a site is not free.
  case occupied(Conflict)

  var summary: ProblemSummary {
    switch self {
    case .taken(let conflict): .init(.nightsTaken, "site", conflict.site, "Site \(conflict.site) is \(conflict.words)")
    case .allTaken: .init(.nightsTaken, "site", nil, "Every site that fits is taken on some of these nights")
    case .tooFewFree(let free, let count):
      .init(
        .nightsTaken, "count", count,
        "Only \(Phrases.count(free, "site")) that \(Phrases.noun(free, "fits", "fit")) \(Phrases.noun(free, "is", "are")) free "
          + "for these nights; \(Phrases.requested(count))")
    case .occupied(let conflict):
      .init(
        conflict.holder.problemName, "site", conflict.site,
        conflict.words.prefix(1).uppercased() + conflict.words.dropFirst())
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
