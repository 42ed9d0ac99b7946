extension Problem: CustomStringConvertible {
  /// The problem in words, as a clause without its full stop: `The site takes at most 8 people; 9 were requested`.
  public var description: String {
    switch kind {
    case .stay(let problem): problem.sentence
    case .rule(let problem): problem.sentence
    case .capacity(let problem): problem.sentence
    case .site(let problem): problem.sentence
    case .party(let problem): problem.sentence
    case .record(let problem): problem.sentence
    case .money(let problem): problem.sentence
    case .price(let problem): problem.sentence
    case .person(let problem): problem.sentence
    case .undo(let problem): problem.sentence
    case .journal(let problem): problem.sentence
    case .desk(let problem): problem.sentence
    case .nights(let problem): problem.sentence
    case .waitlist(let problem): problem.sentence
    case .settings(let problem): problem.sentence
    case .reference(let problem): problem.sentence
    case .report(let problem): problem.sentence
    case .check(let problem): problem.sentence
    case .mismatch(let problem): problem.sentence
    case .of(let id, let problem): "\(id): \(problem)"
    case .at(let site, let problem):
      "Site \(site): \(problem.description.prefix(1).lowercased())\(problem.description.dropFirst())"
    case .kept(let problem): problem.sentence
    }
  }
}
