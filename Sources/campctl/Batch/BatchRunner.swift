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
  private let lines: BatchLines
  private let line: BatchLine
  /// Of every line, where it does not say otherwise.
  private let terms: Terms
  private(set) var summary = BatchSummary()
  /// Whether a group of lines has been committed.
  private var hasKept = false
  /// Whether a line was refused after it had changed something, so that from then on each is written apart.
  private var writesApart = false
  /// Those of the running group so far, to be done again.
  private var tried: [Line] = []
  private let spool: Spool
  private let started = ContinuousClock.now
  private typealias Line = BatchLines.Line
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
    lines = BatchLines(reader)
    self.terms = terms
  }

  /// One transaction for all lines; the first that is refused ends it, and nothing is kept. Its replies still wait.
  func runAllOrNothing() throws {
    printer.hold(in: spool)
    try whole {
      while let line = try lines.next(waiting: true) {
        if let failure = try perform(line) {
          try printer.drop()
          throw failure
        }
        try Signals.stopIfAsked()
        report(every: 1000)
      }
    }
  }

  /// Each line for itself, in groups of commits; what is not ready is waited for outside of any transaction.
  func runEachLine() throws {
    printer.hold(in: spool)
    if terms.dryRun {
      try whole { while let line = try lines.next(waiting: true) { try answer(line) } }
      return try printer.release()
    }
    while let first = try lines.next(waiting: true) {
      let isFull = try keptApart { try group(from: first) }
      hasKept = true
      try give()
      try Signals.stopIfAsked()
      report(every: 1)
      if isFull { usleep(Self.gap) }
    }
  }

  /// Gives the replies of a group that is on disk, whether they can be read again or not.
  private func give() throws {
    do {
      try printer.release()
    } catch let error as OutputError {
      throw error
    } catch {
      var failure = Failure(error)
      failure.applied = .unknown
      throw failure
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
  ///
  /// They are written together. Should one be refused after it has changed something, those of its group are done again,
  /// each apart; most are refused before.
  private func group(from first: Line) throws -> Bool {
    guard !writesApart else { return try commit(from: first, by: campground.store.write) }
    let before = summary
    tried = []
    return try printer.speakingAfter {
      do {
        return try commit(from: first, by: campground.writeTogether)
      } catch is SpoiledGroup {
        try printer.drop()
        summary = before
        writesApart = true
        lines.giveAgain(tried.dropFirst())
        return try group(from: first)
      }
    }
  }

  private func commit(from first: Line, by write: (() throws -> Void) throws -> Void) throws -> Bool {
    let clock = ContinuousClock()
    var isFull = false
    var finished = clock.now
    try write {
      let end = clock.now + max(.milliseconds(10), Self.hold - commitLength)
      var line: Line? = first
      while let next = line {
        if !writesApart { tried.append(next) }
        try answer(next)
        if campground.store.isSpoiled { throw SpoiledGroup() }
        finished = clock.now
        isFull = finished >= end
        line = isFull || Signals.areWaiting ? nil : try lines.next(waiting: false)
      }
    }
    commitLength = finished.duration(to: clock.now)
    return isFull
  }

  private func whole(_ body: () throws -> Void) throws {
    if terms.dryRun { try campground.rehearse(body) } else { try campground.writeTogether(body) }
  }
}

extension BatchRunner {
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
    summary.lines = lines.count
    if summary.lines % count == 0 { printer.progress("\(summary.lines) lines, \(summary.refused) refused") }
  }

  /// Says what came of it.
  func finish() {
    summary.duration = ContinuousClock.now - started
    summary.lines = lines.count
    printer.print(summary)
  }
}

/// Ends the write of a group in which a line was refused after it had changed something.
private struct SpoiledGroup: Error {}
