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
  /// A problem of one campground of a chain.
  case ofCampground(String, ShownProblem)
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
  var name: String { shown.name }
  /// The argument, in camel case; nil when it is the command as a whole.
  var field: String? { shown.field }
  /// The value as given; nil when there is none.
  var value: String? { shown.value }
  /// The problem in words, as a clause without its full stop.
  var sentence: String { shown.sentence }

  var shown: ShownProblem {
    switch self {
    case .campground(let problem):
      .init(name: problem.name, field: problem.field, value: problem.value, sentence: problem.sentence)
    case .argument(let problem, isJSON: false, _): problem.shown(problem.sentence)
    case .argument(let problem, isJSON: true, let command): problem.shown(problem.sentence(inLineOf: command))
    case .usage(let problem): problem.shown
    case .location(let problem): problem.shown
    case .role(let problem): problem.shown
    case .line(let problem): problem.shown
    case .setting(let problem): problem.shown
    case .store(let error): error.shown
    case .file(let problem): problem.shown
    case .cell(let cell): cell.shown(cell.sentence)
    case .value(let value): value.cell.shown(value.sentence)
    case .moreProblems(let count): .init(.moreProblems, nil, String(count), Phrases.moreProblems(count))
    case .declined: .init(.declined, nil, nil, "Nothing was done")
    case .unconfirmed(let warning): .init(.declined, "yes", nil, "\(warning). Without a terminal it needs --yes")
    case .interrupted: .init(.interrupted, nil, nil, "Interrupted; every reported result is on disk")
    case .unexpected(let error): .init(.unexpected, nil, nil, error)
    case .ofCampground(let name, let problem):
      ShownProblem(
        name: problem.name, field: problem.field, value: problem.value, sentence: "\(name): \(problem.sentence)")
    }
  }
}

extension ArgumentProblem {
  fileprivate func shown(_ sentence: String) -> ShownProblem {
    switch self {
    case .unknownOption, .unexpectedWord: .init(.usage, nil, nil, sentence)
    case .unknownKey(let key, _): .init(.unknownField, key, nil, sentence)
    case .repeatedKey(let key): .init(.repeated, key, nil, sentence)
    case .repeated(let argument, _, let value):
      .init(.repeated, argument.key, Phrases.shortened(value), sentence)
    case .unreadableThings(let key): .init(.unreadable, key, nil, sentence)
    case .missingValue(let argument), .missing(let argument): .init(.missing, argument.key, nil, sentence)
    case .unexpectedValue(let argument, let value): .init(.usage, argument.key, value, sentence)
    case .unreadable(let argument, let value, _):
      .init(.unreadable, argument.key, value.map(Phrases.shortened), sentence)
    }
  }
}

extension RefusedCell {
  fileprivate func shown(_ sentence: String) -> ShownProblem {
    let name: ShownProblem.Name
    switch problem {
    case .flaw, .brokenText, .unreadable, .refusedBefore: name = .unreadable
    case .missing: name = .missing
    case .ambiguousDay: name = .ambiguousDay
    case .ambiguousAmount: name = .ambiguousAmount
    case .contradiction: name = .contradiction
    case .repeated: name = .repeatedRow
    case .noSite: name = .notFound
    case .otherSource: name = .otherSource
    case .changedHere: name = .changedHere
    case .refused(let problem): return ShownProblem(name: problem.name, field: column, value: value, sentence: sentence)
    }
    return ShownProblem(name, column, value, sentence)
  }
}

extension StoreLocationProblem {
  fileprivate var shown: ShownProblem {
    let sentence = "The store's location \(words)"
    return switch self {
    case .password: .init(.passwordInLocation, "store", nil, sentence)
    case .malformedAddress: .init(.unreadable, "store", nil, sentence)
    case .campgroundName(let name): .init(.unreadable, "store", Phrases.shortened(name), sentence)
    }
  }
}

extension StoreRoleProblem {
  fileprivate var shown: ShownProblem {
    switch self {
    case .noServer:
      .init(
        .usage, "store", nil,
        "Only a campground on a server has roles; who can open a file is decided by chmod and chown")
    case .unknown(let role): .init(.notFound, "role", role, "The server has no role \(role)")
    case .owner(let role):
      .init(
        .roleIsOwner, "role", role,
        "The role \(role) owns the campground, and would lose rights as a reader or a front desk")
    case .beyondOwner(let role):
      .init(
        .needsAdministrator, "role", role,
        "The server lets only a member of \(role), or its administrator, make \(role) the owner")
    }
  }
}

extension StoreError {
  fileprivate var shown: ShownProblem {
    if case .unusable(let path, _) = self { return ShownProblem(.storeUnusable, "store", path, sentence) }
    return ShownProblem(name: failureName.rawValue, field: nil, value: nil, sentence: sentence)
  }

  /// The failure of a command that meets it.
  var failureName: Failure.Name {
    if isTakenNumber { return .inputOutput }
    return switch self {
    case .busy, .unusable(_, .unreachable), .unusable(_, .heldForStandby): .storeBusy
    case .full, .readOnly, .corrupt, .unexpectedValue, .inputOutput, .unconfirmed: .inputOutput
    case .unusable: .storeUnusable
    case .constraint, .misuse, .engine: .unexpected
    }
  }
}
