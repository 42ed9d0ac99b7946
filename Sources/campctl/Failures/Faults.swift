import CampgroundManager

/// All that is wrong with a command, each fault once, in the order in which a refusal names them: the arguments (64), things
/// that are not there (4), the rules (5), and names that fit several (3).
struct Faults {
  private let first: Failure
  private let command: String
  private var added: [CommandProblem] = []

  /// Returns nil for a failure that leaves nothing else to be judged, such as nights that are taken.
  init?(_ failure: Failure, of command: String) {
    guard failure.problems.allSatisfy({ $0.kind != nil }), Order(failure) != nil else { return nil }
    (first, self.command) = (failure, command)
  }

  mutating func add(_ problems: [CommandProblem]) {
    for problem in problems where problem.kind != nil && !(first.problems + added).contains(where: problem.isSame) {
      added.append(problem)
    }
  }

  /// The failure with all of them; its name and its exit status are those of the first kind.
  var failure: Failure {
    if added.isEmpty { return first }
    let all = Order.allCases.flatMap { kind in (first.problems + added).filter { $0.kind == kind } }
    let known = all.compactMap { if case .campground(let problem) = $0 { problem } else { nil } }
    let remedies = known.count == all.count ? Remedy.all(for: known, among: Remedy.ofRequests) : []
    guard let name = all.first?.kind?.name(of: known) else {
      var failure = Failure(.usage, all, hint: first.code == 64 ? first.hint : .help(command: command))
      failure.command = first.command
      return failure
    }
    var failure = Failure(name, of: all)
    failure.hint = .refusal(CampingError(name, known, remedies: remedies))
    return failure
  }

  enum Order: CaseIterable {
    case arguments, missing, rules, several

    /// Returns nil for a failure of another kind.
    init?(_ failure: Failure) {
      switch failure.name {
      case Failure.Name.usage.rawValue: self = .arguments
      case CampingError.Name.notFound.rawValue, CampingError.Name.wrongKind.rawValue: self = .missing
      case CampingError.Name.invalidRequest.rawValue: self = .rules
      case CampingError.Name.ambiguous.rawValue: self = .several
      default: return nil
      }
    }

    /// The name of the library for it; nil for arguments.
    fileprivate func name(of problems: [Problem]) -> CampingError.Name? {
      switch self {
      case .arguments: nil
      case .missing: problems.first?.name == CampingError.Name.wrongKind.rawValue ? .wrongKind : .notFound
      case .rules: .invalidRequest
      case .several: .ambiguous
      }
    }
  }
}

extension CommandProblem {
  /// Returns nil for a problem of something else than the request.
  fileprivate var kind: Faults.Order? {
    switch self {
    case .argument, .usage: .arguments
    case .campground(let problem):
      switch problem.name {
      case CampingError.Name.notFound.rawValue, CampingError.Name.wrongKind.rawValue: .missing
      case CampingError.Name.ambiguous.rawValue: .several
      default: .rules
      }
    default: nil
    }
  }

  /// True when both are about the same value of the same field, the other perhaps for one thing among several.
  fileprivate func isSame(_ other: CommandProblem) -> Bool {
    if kind == .arguments { return sentence == other.sentence }
    if case .campground(let named) = other, case .of(_, let problem) = named.kind {
      return isSame(.campground(problem))
    }
    return name == other.name && field == other.field && value == other.value
  }
}
