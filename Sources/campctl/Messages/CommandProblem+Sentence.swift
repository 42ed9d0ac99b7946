import Arguments
import CampgroundManager

extension CommandProblem {
  /// The problem in words, as a clause without its full stop.
  var sentence: String {
    switch self {
    case .campground(let problem): problem.sentence
    case .argument(let problem, isJSON: false, _): problem.sentence
    case .argument(let problem, isJSON: true, let command): problem.sentence(inLineOf: command)
    case .usage(let problem): problem.sentence
    case .location(let problem): "The store's location \(problem.words)"
    case .role(let problem): problem.sentence
    case .line(let problem): problem.sentence
    case .setting(let problem): problem.sentence
    case .store(let error): error.sentence
    case .file(let problem): problem.sentence
    case .cell(let cell): cell.sentence
    case .value(let value): value.sentence
    case .moreProblems(let count): Phrases.moreProblems(count)
    case .declined: "Nothing was done"
    case .unconfirmed(let warning): "\(warning). Without a terminal it needs --yes"
    case .interrupted: "Interrupted; every reported result is on disk"
    case .unexpected(let error): error
    }
  }
}
