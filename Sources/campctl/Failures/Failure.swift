import CampgroundManager

/// The reason why a command failed: an exit status, a name, and all problems.
struct Failure: Error {
  enum Name: String, CaseIterable {
    case usage
    case unreadableInput
    case inputOutput
    case storeBusy
    case storeUnusable
    case declined
    case interrupted
    case unexpected
  }

  /// The exit status.
  let code: Int32
  let name: String
  var problems: [CommandProblem]
  var conflict: Conflict?
  var alternatives: Alternatives?
  /// The state of the write on disk, where the failure leaves that open.
  var applied: Applied?
  var hint: Hint?
  /// The line of a batch.
  var line: Int?
  /// The command of the batch's line, if it could be read.
  var command: String?

  enum Applied {
    case yes
    case no
    /// The lines of a batch that were answered, and no others.
    case answered
    case unknown
  }

  init(_ name: Name, _ problems: [CommandProblem], hint: Hint? = nil) {
    self.name = name.rawValue
    self.problems = problems
    self.hint = hint
    code = name.status.rawValue
  }

  /// Things that are not there, by names that are no campground's.
  init(notFound problems: [CommandProblem]) { self.init(.notFound, of: problems) }

  /// A failure that the library has the name of, for problems that are none of the campground's.
  init(_ name: CampingError.Name, of problems: [CommandProblem]) {
    (code, self.name, self.problems) = (Int32(name.code), name.rawValue, problems)
  }

  init(_ problem: StoreRoleProblem) {
    switch problem {
    case .noServer: self.init(.usage, [.role(problem)])
    case .unknown: self.init(notFound: [.role(problem)])
    case .owner: self.init(.invalidRequest, of: [.role(problem)])
    case .beyondOwner: self.init(.storeUnusable, [.role(problem)])
    }
  }

  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let unanswered as UnansweredWrite:
      self.init(unanswered.error)
      applied = .yes
    case let error as CampingError: self.init(error)
    case let error as StoreError: self.init(error)
    case let problem as StoreRoleProblem: self.init(problem)
    case let problem as StoreLocationProblem: self.init(.usage, [.location(problem)])
    case let error as OutputError: self.init(error)
    case let error as ImportError: self.init(error)
    case let error as WholeError: self.init(error)
    case let error as UnreadableCalendar: self.init(error)
    case let error as UnsoundFolder: self.init(error)
    case let error as InputError: self.init(FileProblem.standardInput(error))
    case let error as FileError: self.init(FileProblem.unwritable(error))
    default: self.init(.unexpected, [.unexpected("\(error)")])
    }
  }

  /// Words that are no command, or arguments that do not go together.
  static func usage(_ problem: UsageProblem, hint: Hint? = nil) -> Failure {
    Failure(.usage, [.usage(problem)], hint: hint)
  }

  /// A line of a batch that is no command.
  static func line(_ problem: LineProblem, hint: Hint? = nil) -> Failure {
    guard let name = problem.failureName else { return Failure(notFound: [.line(problem)]) }
    return Failure(name, [.line(problem)], hint: hint)
  }

  /// A setting that cannot be used.
  static func setting(_ problem: SettingProblem) -> Failure { Failure(.storeUnusable, [.setting(problem)]) }

  /// A file of input that is not read.
  static func unreadable(_ path: String, _ problem: ImportFileProblem) -> Failure {
    Failure(.unreadableInput, [.file(.unreadable(path, problem))])
  }

  /// The process was interrupted; acknowledged writes are on disk.
  static let interrupted = Failure(.interrupted, [.interrupted])
}

extension Failure.Name {
  var status: ExitStatus {
    switch self {
    case .unexpected: .unexpected
    case .declined: .declined
    case .usage: .usage
    case .unreadableInput: .unreadableInput
    case .inputOutput: .inputOutput
    case .storeBusy: .storeBusy
    case .storeUnusable: .storeUnusable
    case .interrupted: .interrupted
    }
  }
}
