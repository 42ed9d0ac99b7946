/// The outcomes of a batch's lines: the one value from which its summary and the `applied` of its error are made.
struct BatchTally {
  /// The lines that are done and on disk.
  private(set) var kept = 0
  /// The lines that were done, whose writes still wait for their commit.
  private(set) var open = 0
  /// The lines of which nobody can tell whether their writes are on disk.
  private(set) var unknown = 0
  private(set) var refused = 0
  /// True when a failure has ended the batch.
  private(set) var isBroken = false

  mutating func addDone() { open += 1 }

  mutating func addRefused() { refused += 1 }

  /// Drops the refusals since an earlier moment: those of a group without replies.
  mutating func forgetRefused(since before: BatchTally) { refused = before.refused }

  /// The writes that waited are on disk.
  mutating func keep() { (kept, open) = (kept + open, 0) }

  /// Ends the batch by a failure, whose `applied` decides what became of the writes that waited.
  mutating func end(by failure: Failure) {
    isBroken = true
    switch failure.applied {
    case .yes: keep()
    case .unknown: (unknown, open) = (open, 0)
    case .no, .answered, nil: open = 0
    }
  }
}
