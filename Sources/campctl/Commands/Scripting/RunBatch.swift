import Arguments
import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs many commands, all or nothing, or each for itself.
struct RunBatch: Command {
  var file: String?
  var keepGoing = false

  static let help = CommandHelp(
    "Run the commands of a file or of standard input, all or nothing.",
    discussion: """
      A line is empty, a # comment, a command line as in a shell, or a JSON object whose keys are the \
      command's options in camel case: {"command":"reserve","site":"12","camper":"c-1","arrive":"2027-07-04","nights":2}. \
      The first refused line ends the batch and nothing is saved; with --keep-going each line stands alone. \
      A line with --as NAME (in JSON "as") names its result, to which later lines refer as @NAME.
      """,
    examples: ["campctl batch opening.batch", "campctl batch --keep-going --key import-2027 bookings.jsonl"])

  static let arguments: [Argument] = [
    positional(
      "file", .text.named("file", completion: .file), "The file with the lines (default: -, standard input).",
      optional: true
    ) { $0.file = $1 },
    flag("keep-going", "Run each line on its own, report refused lines, and go on.") { $0.keepGoing = $1 },
  ]

  static let writing = WriteArguments.arguments

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    let session = try Session(invocation.common)
    Signals.hold()
    let write = invocation.write
    guard session.printer.format != .csv else {
      throw Failure.usage(.tableOfBatch)
    }
    if write.key == "" { throw Failure.usage(.emptyKey) }
    let input = try open(session, isDryRun: write.dryRun)
    defer { if input.spool == nil, input.file > 2 { close(input.file) } }
    if !keepGoing, !write.dryRun, let new = try session.newStore() {
      let start = lseek(input.file, 0, SEEK_CUR)
      let runner = LineRunner(new.campground, session.printer, registry, write)
      if try run(runner, session, input.file, keep: { try session.keep(new) }) { return }
      guard lseek(input.file, start, SEEK_SET) == start else { throw InputError(code: errno) }
    }
    let campground = try session.openForBatch(isDryRun: write.dryRun)
    _ = try run(LineRunner(campground, session.printer, registry, write), session, input.file)
  }

  /// Runs the lines, and answers when their writes are kept; returns true if they are.
  private func run(
    _ lines: LineRunner, _ session: Session, _ input: Int32, keep: (() throws -> Bool)? = nil
  ) throws -> Bool {
    let runner = try BatchRunner(lines, LineReader(file: input), Spool(in: session.spoolFolder))
    do {
      try runLines(runner, lines.campground, isNew: keep != nil)
      guard try keep?() ?? true else {
        try session.printer.drop()
        return false
      }
      runner.keep()
      try release(session)
    } catch {
      let failure = runner.end(by: error)
      runner.finish()
      throw failure
    }
    runner.finish()
    if lines.tally.refused > 0 { throw ExitStatus.someRefused }
    if lines.status != .done { throw lines.status }
    return true
  }

  private func runLines(_ runner: BatchRunner, _ campground: Campground, isNew: Bool) throws {
    do {
      try campground.batch { if keepGoing { try runner.runEachLine() } else { try runner.runAllOrNothing() } }
    } catch StoreError.inputOutput(let words, applied: _) where isNew {
      // The new store is not in its place yet, and never will be.
      throw StoreError.inputOutput(words, applied: false)
    }
  }

  /// Prints the replies of a batch that is done; after a failure the writes are on disk all the same.
  private func release(_ session: Session) throws {
    do {
      try session.printer.release()
    } catch {
      if let error = error as? OutputError, error.isReaderGone { return }
      var failure = Failure(error)
      failure.applied = .yes
      throw failure
    }
  }

  /// Opens the input; a slow one is read to its end before the transaction of all begins.
  private func open(_ session: Session, isDryRun: Bool) throws -> (file: Int32, spool: Spool?) {
    let descriptor: Int32
    if let file, file != "-" {
      descriptor = Self.open(file)
      guard descriptor >= 0 else { throw Failure.unreadableFile(file, InputError(code: errno)) }
      guard !Self.isFolder(descriptor) else { throw Failure.unreadableFile(file, InputError(code: EISDIR)) }
    } else {
      descriptor = 0
    }
    guard !keepGoing || isDryRun, !Self.isRegular(descriptor) else { return (descriptor, nil) }
    let spool = try Spool(in: session.spoolFolder)
    try spool.takeLines(of: descriptor, isEndedByLongOne: !keepGoing) { try Signals.stopIfAsked() }
    return (spool.file, spool)
  }

  private static func open(_ path: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_RDONLY | O_CLOEXEC)
    #else
      Darwin.open(path, O_RDONLY | O_CLOEXEC)
    #endif
  }

  private static func isRegular(_ file: Int32) -> Bool { kind(of: file) == S_IFREG }
  private static func isFolder(_ file: Int32) -> Bool { kind(of: file) == S_IFDIR }

  private static func kind(of file: Int32) -> mode_t {
    var status = stat()
    return fstat(file, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
