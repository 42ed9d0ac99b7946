import Arguments
import CampgroundManager

/// The arguments that a refused command lacks: those that a person at a terminal can give.
extension CommandProblem {
  /// The key of the argument that would have helped, when neither it nor one that takes its place is among the given
  /// keys; nil for any other problem.
  func lack(besides given: Set<String>) -> String? {
    switch self {
    case .argument(.missing(let argument), _, _): return argument.key
    case .usage(let problem): return problem.lack(besides: given)
    // A rule that demands a value, such as that a tax has a percentage or an amount.
    case .campground(let problem) where Self.demanding.contains(problem.name):
      return problem.field.flatMap { given.contains($0) ? nil : $0 }
    default: return nil
    }
  }

  /// The names of rules that demand one of several values.
  private static let demanding = [ProblemName.invalidShare, .crossedRule].map(\.rawValue)
}

extension UsageProblem {
  fileprivate func lack(besides given: Set<String>) -> String? {
    switch self {
    case .withoutOther(_, let other): return given.contains(other.camelCase) ? nil : other.camelCase
    // The terminal is too narrow, whatever is given.
    case .chartWidth: return nil
    default: return given.isDisjoint(with: concerned ?? []) ? summary.field : nil
    }
  }
}
