import Arguments
import CampgroundManager

/// One thing that is wrong with a command, or that happened to it.
enum CommandProblem {
  case campground(Problem)
  case argument(ArgumentProblem, isJSON: Bool, command: String)
  case usage(UsageProblem)
  case location(StoreLocationProblem)
  case role(StoreRoleProblem)
  case line(LineProblem)
  case setting(SettingProblem)
  case store(StoreError)
  case file(FileProblem)
  /// A row of an import was refused.
  case cell(RefusedCell)
  /// A value in several rows of an import.
  case value(UnknownValue)
  /// A check names only the first of what it finds.
  case moreProblems(Int)
  /// The person said no.
  case declined
  /// Nobody can be asked whether to go on.
  case unconfirmed(warning: String)
  case interrupted
  case unexpected(String)
}

extension CommandProblem {
  /// The problem of an argument. Only the lines of a batch have the option `--as`.
  init(_ problem: ArgumentProblem, isJSON: Bool, command: String) {
    if case .unknownOption("--as", _) = problem {
      self = .usage(.nameOutsideBatch)
    } else {
      self = .argument(problem, isJSON: isJSON, command: command)
    }
  }

  /// The stable name that a script can test.
  var name: String { summary.name }
  /// The argument, in camel case; nil when it is the command as a whole.
  var field: String? { summary.field }
  /// The value as given; nil when there is none.
  var value: String? { summary.value }

  private var summary: ProblemFields {
    switch self {
    case .campground(let problem): (problem.name, problem.field, problem.value)
    case .argument(let problem, _, _): problem.summary
    case .usage(let problem): problem.summary
    case .location(let problem): problem.summary
    case .role(let problem): problem.summary
    case .line(let problem): problem.summary
    case .setting(let problem): problem.summary
    case .store(let error): error.summary
    case .file(let problem): problem.summary
    case .cell(let cell): cell.summary
    case .value(let value): value.cell.summary
    case .moreProblems(let count): ("moreProblems", nil, String(count))
    case .declined: ("declined", nil, nil)
    case .unconfirmed: ("declined", "yes", nil)
    case .interrupted: ("interrupted", nil, nil)
    case .unexpected: ("unexpected", nil, nil)
    }
  }
}

extension ArgumentProblem {
  fileprivate var summary: ProblemFields {
    switch self {
    case .unknownOption, .unexpectedWord: ("usage", nil, nil)
    case .unknownKey(let key, _): ("unknownField", key, nil)
    case .repeatedKey(let key): ("repeated", key, nil)
    case .repeated(let argument, _, let value): ("repeated", argument.key, Self.shortened(value))
    case .unreadableThings(let key): ("unreadable", key, nil)
    case .missingValue(let argument), .missing(let argument): ("missing", argument.key, nil)
    case .unexpectedValue(let argument, let value): ("usage", argument.key, value)
    case .unreadable(let argument, let value, _): ("unreadable", argument.key, value.map(Self.shortened))
    }
  }

  /// A value may be as long as a line; its beginning is enough to find it.
  static func shortened(_ value: String) -> String { Phrases.shortened(value) }
}

extension StoreLocationProblem {
  fileprivate var summary: ProblemFields {
    switch self {
    case .password: ("passwordInLocation", "store", nil)
    case .malformedAddress: ("unreadable", "store", nil)
    case .campgroundName(let name): ("unreadable", "store", ArgumentProblem.shortened(name))
    }
  }
}

extension StoreRoleProblem {
  fileprivate var summary: ProblemFields {
    switch self {
    case .noServer: ("usage", "store", nil)
    case .unknown(let role): ("notFound", "role", role)
    case .owner(let role): ("roleIsOwner", "role", role)
    case .beyondOwner(let role): ("needsAdministrator", "role", role)
    }
  }
}

extension StoreError {
  fileprivate var summary: ProblemFields {
    if case .unusable(let path, _) = self { return ("storeUnusable", "store", path) }
    return (failureName.rawValue, nil, nil)
  }

  /// The failure of a command that meets it.
  var failureName: Failure.Name {
    switch self {
    case .busy, .unusable(_, .unreachable): .storeBusy
    case .full, .readOnly, .corrupt, .unexpectedValue, .inputOutput, .unusable(_, .standby): .inputOutput
    case .unusable: .storeUnusable
    case .constraint, .misuse, .engine: .unexpected
    }
  }
}
