import Basics
import CampgroundManager

/// Runs the lines of a batch, all or nothing, or each for itself.
final class BatchRunner {
  private let runner: LineRunner
  private let lines: BatchLines
  private let isDryRun: Bool
  private let started = Instant.now

  /// Makes a runner; replies wait in the spool until their writes are on disk.
  init(_ runner: LineRunner, _ reader: LineReader, _ spool: Spool) {
    self.runner = runner
    lines = BatchLines(reader)
    isDryRun = runner.write.dryRun
    runner.printer.hold(in: spool)
  }

  /// Runs all lines in one transaction; the first that is refused ends it, and nothing is kept. Its replies still wait.
  func runAllOrNothing() throws {
    try whole {
      while let line = try lines.next(waiting: true) {
        if let failure = try runner.perform(line) {
          try runner.printer.drop()
          throw failure
        }
        try Signals.stopIfInterrupted()
        report(every: 1000)
      }
    }
  }

  /// Runs each line for itself, in groups of commits; lines that are not ready are waited for outside of any
  /// transaction.
  func runEachLine() throws {
    if isDryRun {
      return try whole { while let line = try lines.next(waiting: true) { try runner.answer(line) } }
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
    runner.printer.progress("\(lines.count) lines, \(runner.tally.refused) refused")
  }

  /// Takes note that the writes of all lines are on disk.
  func keep() { if !isDryRun { runner.tally.keep() } }

  /// The failure that ends the batch, with which the summary then agrees. A rehearsal leaves nothing, whatever failed.
  func end(by error: any Error) -> Failure {
    var failure = Failure(error)
    if isDryRun, failure.applied != nil { failure.applied = .no }
    runner.tally.end(by: failure)
    return failure
  }

  /// Prints the summary.
  func finish() {
    let duration = started.duration(to: .now)
    runner.printer.print(
      BatchSummary(lines: lines.count, tally: runner.tally, isDryRun: isDryRun, duration: duration))
  }
}
