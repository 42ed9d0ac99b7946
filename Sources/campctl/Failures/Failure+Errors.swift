import Arguments
import CampgroundManager

/// The failures of the errors that a command meets.
extension Failure {
  /// The failure of a rotation that has made its backup.
  init(_ error: UnremovedBackup, made file: String) {
    self.init(FileProblem.unremoved(error, made: file))
    applied = .yes
  }

  init(_ error: CampingError) {
    name = error.name.rawValue
    code = Int32(error.code)
    problems = error.problems.map { .campground($0) }
    conflict = error.conflict
    alternatives = error.alternatives
    hint = .refusal(error)
  }

  /// All that is wrong with the arguments of a command.
  init(_ errors: ArgumentErrors, of command: String) {
    self.init(
      errors.hasRepeatedKey ? .unreadableInput : .usage,
      errors.problems.map { CommandProblem($0, isJSON: errors.isJSON, command: command) })
    hint = errors.isJSON ? nil : .help(command: command)
    for case .usage(.nameOutsideBatch) in problems { hint = .help(command: "batch") }
    for case .unknownKey(_, let suggestion) in errors.problems {
      hint = suggestion.map { .suggestion($0) }
      break
    }
  }

  init(_ error: StoreError) {
    self.init(error.failureName, [.store(error)])
    switch error {
    case _ where error.isTakenNumber: (applied, hint) = (.no, .restore)
    case .full, .readOnly, .unexpectedValue: applied = .no
    case .corrupt: (applied, hint) = (.no, .restore)
    case .inputOutput(_, let isApplied): applied = isApplied.map { $0 ? .yes : .no } ?? .unknown
    case .unconfirmed: (applied, hint) = (.yes, .awaitStandby)
    case .unusable(_, let reason): hint = Hint(reason)
    case .busy, .constraint, .misuse, .engine: break
    }
  }

  init(_ error: ImportError) {
    switch error {
    case .unreadable(let file, let problem):
      self.init(.unreadableInput, [.file(.unreadableExport(file, problem))])
    case .severalFacilities(let facilities, let count):
      self.init(.usage, [.usage(.severalFacilities(count))], hint: .facilities(facilities, count: count))
    case .noCampsites(let facility):
      self.init(
        CampingError(.notFound, [.reference(.notFound(.facility, facility.id, field: "facility", near: nil))]))
    }
  }

  /// An import of which rows were refused, or that lacks a column, so that nothing came in; `ready` is the command line
  /// that reads what it lacks.
  init(_ report: TableImportReport, of file: String, ready: String?) {
    let whole: FileProblem =
      report.missing.isEmpty
      ? .refusedRows(report.refused) : .unreadableExport(file, .noColumns(report.missing))
    let cells = report.skipped.filter { !$0.isUnknownValue }
    self.init(.unreadableInput, [.file(whole)] + report.unknown.map { .value($0) } + cells.map { .cell($0) })
    hint = ready.map { .maps($0, canKeepGoing: report.missing.isEmpty) } ?? .keepGoing
  }

  /// The first problems of a calendar, of which there can be one in each event.
  init(_ error: UnreadableCalendar) {
    let (named, more) = (error.problems.prefix(100), max(0, error.problems.count - 100))
    self.init(.unreadableInput, named.map { .file(.unreadableCalendar(error.file, $0)) })
    if more > 0 { problems.append(.moreProblems(more)) }
  }

  /// The first problems of the configuration files.
  init(_ problems: [ConfigurationProblem]) {
    let (named, more) = (problems.prefix(20), max(0, problems.count - 20))
    self.init(.storeUnusable, named.map { .setting(.configuration($0)) }, hint: .configuration)
    if more > 0 { self.problems.append(.moreProblems(more)) }
  }

  init(_ error: WholeError) { self.init(.unreadableInput, [.file(.unreadableFolder(error))]) }

  init(_ error: UnsoundFolder) {
    self.init(.unreadableInput, [.file(.unsoundFolder(error.path))] + error.found.problems.map { .campground($0) })
  }

  /// The failure of a check that found problems.
  init(_ found: Checkup) {
    self.init(.inputOutput, found.problems.map { .campground($0) })
    if found.more > 0 { problems.append(.moreProblems(found.more)) }
    if !found.isSoundWithin { hint = .restore }
    applied = .no
  }

  /// A backup in which not all fits together.
  init(unsound file: String, _ found: Checkup) {
    self.init(.inputOutput, [.file(.unsoundBackup(file))] + found.problems.map { .campground($0) })
    applied = .no
  }

  /// A file or stream that fails; nothing was done.
  init(_ problem: FileProblem) {
    self.init(.inputOutput, [.file(problem)])
    applied = .no
  }

  init(_ error: OutputError) {
    self.init(FileProblem.standardOutput(error))
    applied = .unknown
  }
}
