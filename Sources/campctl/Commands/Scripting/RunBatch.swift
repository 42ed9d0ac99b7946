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
  var maxSize = InputFile.usualLimit

  static let help = CommandHelp(
    "Run the commands of a file or of standard input, all or nothing.",
    discussion: """
      A line is empty, a # comment, a command line as in a shell, or a JSON object whose keys are the \
      command's options in camel case: {"command":"reserve","site":"12","camper":"c-1","arrive":"2027-07-04","nights":2}. \
      The first refused line ends the batch and nothing is saved; with --keep-going each line stands alone. \
      A line with --as NAME (in JSON "as") names its result, to which later lines refer as @NAME.
      """,
    examples: ["campctl batch opening.batch", "campctl batch --keep-going --key import-2027 bookings.jsonl"])

  static let arguments: [Argument<Self>] = [
    positional(
      "file", .text.named("file", completion: .file), "The file with the lines (default: -, standard input)."
    ) { $0.file = $1 }.optional(),
    flag("keep-going", "Run each line on its own, report refused lines, and go on.") { $0.keepGoing = $1 },
    option(
      "max-size", .size, "The most bytes that are read of a pipe before the first line is run, such as 500M or 2G."
    ) { $0.maxSize = $1 }.byDefault(InputSize.text(InputFile.usualLimit)),
  ]

  static let writing = WriteArguments.arguments

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    if let chain = try invocation.common.resolvedStore().target.chain {
      throw try ChainSession(chain, invocation.common).refusal(of: invocation.name)
    }
    let session = try Session(invocation.common)
    defer { session.store?.leave() }
    Signals.hold()
    let write = invocation.write
    guard !session.printer.format.isTable else {
      throw Failure.usage(.tableOfBatch)
    }
    if write.key == "" { throw Failure.usage(.emptyKey) }
    let input = try InputBytes.open(file ?? "-", atMost: .max)
    defer { withExtendedLifetime(input) {} }
    if file ?? "-" == "-", OutputStream(file: 0).isTerminal {
      session.printer.inform("Waiting for command lines, one a line; Ctrl-D ends them.")
    }
    let isReadFirst = !input.isRegular && (!keepGoing || write.dryRun)
    let spool = isReadFirst ? try lines(of: input) : nil
    let descriptor = try spool?.file ?? input.file
    if !keepGoing, !write.dryRun, let new = try session.newStore() {
      let start = lseek(descriptor, 0, SEEK_CUR)
      let runner = LineRunner(new.campground, session.printer, registry, write)
      if try run(runner, session, descriptor, keep: { try session.keep(new) }) { return }
      guard lseek(descriptor, start, SEEK_SET) == start else { throw InputError(code: errno) }
    }
    let campground = try session.openForBatch(isDryRun: write.dryRun)
    _ = try run(LineRunner(campground, session.printer, registry, write), session, descriptor)
  }

  /// The lines of a slow input, which is read to its end before the transaction of all begins.
  private func lines(of input: InputFile) throws -> Spool {
    let spool = Spool()
    let isWhole = try spool.keepLines(of: input.file, atMost: maxSize, isEndedByLongOne: !keepGoing) {
      try Signals.stopIfInterrupted()
    }
    guard isWhole else { throw try spool.tooLong(atMost: maxSize, named: file ?? "-") }
    return spool
  }

  /// Runs the lines, and answers when their writes are kept; returns true if they are.
  private func run(
    _ lines: LineRunner, _ session: Session, _ input: Int32, keep: (() throws -> Bool)? = nil
  ) throws -> Bool {
    let runner = BatchRunner(lines, LineReader(file: input), Spool())
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
}
