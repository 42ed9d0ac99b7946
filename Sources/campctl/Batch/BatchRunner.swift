import CampgroundManager

/// Runs the lines of a batch, all or nothing, or each for itself.
final class BatchRunner {
  private let runner: LineRunner
  private let lines: BatchLines
  private let isDryRun: Bool
  /// True as long as an end would leave nothing of the lines that were done.
  private var isAllOrNothing = false
  private let started = ContinuousClock.now

  /// Makes a runner; replies wait in the spool until their writes are on disk.
  init(_ runner: LineRunner, _ reader: LineReader, _ spool: Spool) {
    self.runner = runner
    lines = BatchLines(reader)
    isDryRun = runner.write.dryRun
    runner.printer.hold(in: spool)
  }

  /// Runs all lines in one transaction; the first that is refused ends it, and nothing is kept. Its replies still wait.
  func runAllOrNothing() throws {
    isAllOrNothing = true
    try whole {
      while let line = try lines.next(waiting: true) {
        if let failure = try runner.perform(line) {
          try runner.printer.drop()
          throw failure
        }
        try Signals.stopIfAsked()
        report(every: 1000)
      }
    }
    isAllOrNothing = false
  }

  /// Runs each line for itself, in groups of commits; lines that are not ready are waited for outside of any
  /// transaction.
  func runEachLine() throws {
    if isDryRun {
      try whole { while let line = try lines.next(waiting: true) { try runner.answer(line) } }
      return try runner.printer.release()
    }
    let groups = BatchGroups(runner, lines)
    while let first = try lines.next(waiting: true) {
      try groups.run(from: first)
      report(every: 1)
    }
  }

  private func whole(_ body: () throws -> Void) throws {
    let campground = runner.campground
    if isDryRun { try campground.rehearse(body) } else { try campground.writeTogether(body) }
  }

  /// Shows the progress to a person at the terminal.
  private func report(every count: Int) {
    guard lines.count % count == 0 else { return }
    runner.printer.progress("\(lines.count) lines, \(runner.counts.refused) refused")
  }

  /// Prints the summary.
  func finish() {
    runner.printer.print(summary)
  }

  var summary: BatchSummary {
    BatchSummary(
      lines: lines.count, done: runner.counts.done, refused: runner.counts.refused,
      duration: ContinuousClock.now - started, isTakenBack: isAllOrNothing || isDryRun)
  }
}
