import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Does the lines of a batch, all or nothing, or each for itself.
final class BatchRunner {
  private let campground: Campground
  private let printer: Printer
  private let reader: LineReader
  private let line: BatchLine
  /// Of every line, where it does not say otherwise.
  private let terms: Terms
  private(set) var summary = BatchSummary()
  /// Whether a group of lines has been committed.
  private var hasKept = false
  private let spool: Spool
  private let started = ContinuousClock.now
  /// How long a group holds the store, its commit included, and for how many microseconds it then lets others in.
  private static let hold = Duration.milliseconds(50)
  private static let gap: UInt32 = 2500
  /// As long as the last commit took.
  private var commitLength = Duration.milliseconds(10)

  init(
    _ campground: Campground, _ printer: Printer, _ reader: LineReader, _ verbs: Verbs, _ terms: Terms, _ spool: Spool
  ) {
    self.spool = spool
    line = BatchLine(verbs: verbs)
    self.campground = campground
    self.printer = printer
    self.reader = reader
    self.terms = terms
  }

  /// One transaction for all lines; the first that is refused ends it, and nothing is kept. Its replies still wait.
  func runAllOrNothing() throws {
    printer.hold(in: spool)
    try whole {
      while let line = try nextLine(waiting: true) {
        if let failure = try perform(line) {
          try printer.drop()
          throw failure
        }
        try stopIfAsked()
        report(every: 1000)
      }
    }
  }

  /// Each line for itself, in groups of commits; what is not ready is waited for outside of any transaction.
  func runEachLine() throws {
    printer.hold(in: spool)
    if terms.dryRun {
      try whole { while let line = try nextLine(waiting: true) { try answer(line) } }
      return try printer.release()
    }
    while let first = try nextLine(waiting: true) {
      let isFull = try keptApart { try group(from: first) }
      hasKept = true
      try printer.release()
      try stopIfAsked()
      report(every: 1)
      if isFull { usleep(Self.gap) }
    }
  }

  /// Says of a group that failed what is left of the groups before it.
  private func keptApart<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      var failure = Failure(error)
      if failure.applied == .yes { failure.applied = .unknown }
      if failure.applied == .no, hasKept { failure.applied = .answered }
      throw failure
    }
  }

  /// Commits a group of lines; returns whether it ended because its time was over.
  private func group(from first: Line) throws -> Bool {
    let clock = ContinuousClock()
    var isFull = false
    var finished = clock.now
    try campground.store.write {
      let end = clock.now + max(.milliseconds(10), Self.hold - commitLength)
      var line: Line? = first
      while let next = line {
        try answer(next)
        finished = clock.now
        isFull = finished >= end
        line = isFull || Signals.areWaiting ? nil : try nextLine(waiting: false)
      }
    }
    commitLength = finished.duration(to: clock.now)
    return isFull
  }

  private func whole(_ body: () throws -> Void) throws {
    if terms.dryRun { try campground.rehearse(body) } else { try campground.store.write(body) }
  }

  private func stopIfAsked() throws {
    if Signals.areWaiting { throw Failure.interrupted }
  }
}

extension BatchRunner {
  private struct Line {
    let number: Int
    /// Nil for one that is too long to be read.
    let bytes: [UInt8]?
  }

  /// Nil at the end, and without waiting also when no line is ready.
  private func nextLine(waiting: Bool) throws -> Line? {
    while true {
      switch try reader.next(waiting: waiting ? 100 : 0) {
      case .end: return nil
      case .notYet:
        guard waiting else { return nil }
        try stopIfAsked()
      case .tooLong: return numbered(nil)
      case .line(let bytes): return numbered(bytes)
      }
    }
  }

  private func numbered(_ bytes: [UInt8]?) -> Line {
    summary.lines += 1
    return Line(number: summary.lines, bytes: bytes)
  }

  private func answer(_ line: Line) throws {
    if let failure = try perform(line) { try printer.print(failure, ofLine: line.number) }
  }

  /// Does a line and gives its answer; returns why it was refused. A failing store throws.
  private func perform(_ line: Line) throws -> Failure? {
    var name: String?
    do {
      guard let bytes = line.bytes else { throw BatchLine.unreadable("The line is longer than 1 MiB") }
      guard var command = try self.line.command(bytes) else { return nil }
      name = command.name
      command.terms = terms(of: command, line.number)
      try printer.print(try command.perform(in: campground), ofLine: line.number, command.name)
      summary.done += 1
      return nil
    } catch let error as StoreError {
      throw error
    } catch let error as OutputError {
      throw error
    } catch let error as FileError {
      // Its answer finds no room: then the line is not done either.
      throw error
    } catch {
      summary.refused += 1
      var failure = Failure(error)
      failure.line = line.number
      failure.command = name
      return failure
    }
  }

  private func terms(of command: PreparedCommand, _ number: Int) -> Terms {
    var line = command.terms
    line.actor = line.actor ?? terms.actor
    if command.access == .create, line.key == nil { line.key = terms.key.map { "\($0):\(number)" } }
    line.yes = true
    return line
  }

  /// Tells a person at the terminal how far it is.
  private func report(every count: Int) {
    summary.duration = ContinuousClock.now - started
    if summary.lines % count == 0 { printer.progress("\(summary.lines) lines, \(summary.refused) refused") }
  }

  /// Says what came of it.
  func finish() {
    summary.duration = ContinuousClock.now - started
    printer.print(summary)
  }
}
