import Basics
import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Commits lines of a batch that are independent of each other, in groups that hold the store for a short time.
final class BatchGroups {
  private let runner: LineRunner
  private let lines: BatchLines
  /// True when a group has been committed.
  private var hasKept = false
  /// True when a line was refused after it had changed something, so that from then on each is written apart.
  private var writesApart = false
  /// The lines of the running group so far, to be done again.
  private var tried: [BatchLines.Line] = []
  /// The time for which a group holds the store, its commit included, and the microseconds for which it then lets
  /// others in.
  private static let hold = Duration.milliseconds(50)
  private static let gap: UInt32 = 2500
  /// The duration of the last commit.
  private var commitLength = Duration.milliseconds(10)

  init(_ runner: LineRunner, _ lines: BatchLines) {
    self.runner = runner
    self.lines = lines
  }

  /// Runs a line and those that are ready behind it, and gives their replies once they are on disk.
  func run(from first: BatchLines.Line) throws {
    let before = runner.tally
    let isFull = try runner.printer.delayingMessages {
      do {
        return try isAlone() ? runAlone(first) : group(from: first)
      } catch {
        throw failure(error, since: before)
      }
    }
    try keep()
    try Signals.stopIfInterrupted()
    // On a server those who wait have their turn.
    if isFull, !isOnServer { usleep(Self.gap) }
  }

  private var isOnServer: Bool { runner.campground.store.isOnServer }

  /// True when no further line is ready, on a server: there a line by itself is done soonest as a command by itself.
  private func isAlone() throws -> Bool { try isOnServer && !lines.hasNext() }

  /// Does a line as a single command, whose program waits for the answer. Returns false: its time is not over.
  private func runAlone(_ line: BatchLines.Line) throws -> Bool {
    let store = runner.campground.store
    store.linger()
    defer { store.stopLingering() }
    try runner.answer(line)
    return false
  }

  /// Counts the lines of a group that is on disk as done, and prints their replies, if they can be read again.
  private func keep() throws {
    hasKept = true
    runner.tally.keep()
    do {
      try runner.printer.release()
    } catch let error as OutputError {
      throw error
    } catch {
      var failure = Failure(error)
      failure.applied = .unknown
      throw failure
    }
  }

  /// The failure of a group; it also reports the groups committed before.
  ///
  /// Of a group that is not on disk no line has a reply. One whose commit failed and stands has them all.
  private func failure(_ error: any Error, since before: BatchTally) -> Failure {
    var failure = Failure(error)
    if failure.applied == .yes, runner.tally.open > 0 {
      do { try keep() } catch { return Failure(error) }
      failure.applied = .answered
      return failure
    }
    try? runner.printer.drop()
    runner.tally.forgetRefused(since: before)
    if failure.applied == .yes { failure.applied = .unknown }
    if failure.applied == .no, hasKept { failure.applied = .answered }
    return failure
  }

  /// Commits a group; returns true when it ended because its time was over.
  ///
  /// Its lines are written together. Should one be refused after it has changed something, they are done again, each
  /// apart; most are refused before.
  private func group(from first: BatchLines.Line) throws -> Bool {
    guard !writesApart else { return try commit(from: first, by: runner.campground.store.write) }
    let before = runner.tally
    runner.names.beginGroup()
    tried = []
    do {
      return try commit(from: first, by: runner.campground.writeTogether)
    } catch is SpoiledGroup {
      try runner.printer.drop()
      runner.tally = before
      runner.names.forgetGroup()
      writesApart = true
      try runner.campground.store.write { for line in tried { try runner.answer(line) } }
      return true
    }
  }

  private func commit(from first: BatchLines.Line, by write: (() throws -> Void) throws -> Void) throws -> Bool {
    var isFull = false
    var finished = Instant.now
    try write {
      let end = Instant.now.advanced(by: max(.milliseconds(10), Self.hold - commitLength))
      var line: BatchLines.Line? = first
      while let next = line {
        if !writesApart { tried.append(next) }
        try runner.answer(next)
        if runner.campground.store.isSpoiled { throw SpoiledGroup() }
        finished = Instant.now
        isFull = finished >= end
        line = isFull || Signals.areWaiting ? nil : try lines.next(waiting: false)
      }
    }
    commitLength = finished.duration(to: Instant.now)
    return isFull
  }
}

/// Ends the write of a group in which a line was refused after it had changed something.
private struct SpoiledGroup: Error {}
