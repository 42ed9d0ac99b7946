extension Misfit {
  /// The reasons why the nearest site does not fit, as problems.
  package var problems: [Problem] { lacks.map(\.problem) }

  /// The decision of a person that would let the nearest site through; nil when there is none.
  var remedy: Remedy? {
    let remedies = Set(problems.map { Remedy(for: $0) })
    return remedies.count == 1 ? remedies.first.flatMap(\.self) : nil
  }
}

extension Misfit.Lack {
  /// Returns nil for a problem of something else than a site that does not fit.
  init?(_ problem: Problem) {
    switch problem.kind {
    case .site(let problem): self = .site(problem)
    case .capacity(let problem): self = .capacity(problem)
    case .at(_, let problem): self.init(problem)
    default: return nil
    }
    if needs.isEmpty { return nil }
  }

  fileprivate var problem: Problem {
    switch self {
    case .site(let problem): .site(problem)
    case .capacity(let problem): .capacity(problem)
    }
  }
}

extension Problem {
  /// True for a site that does not fit the party or its needs.
  var concernsFit: Bool { Misfit.Lack(self) != nil }
}
