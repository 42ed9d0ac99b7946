import Persistence

/// What an undo would take back.
public struct UndoTarget: Hashable, Sendable {
  public let entry: LogEntry
  /// Every entry of its batch goes with it.
  public let isBatch: Bool
}

/// What an undo has taken back.
public struct Undone: Hashable, Sendable {
  public let undone: EntryID
  /// The undo's own entry; undoing that does it again.
  public let entry: EntryID
  /// Of the entry that was named, or the newest.
  public let command: String
  /// Whether every entry of its batch went with it.
  public let isBatch: Bool
  /// How many entries were taken back.
  public let entries: Int
}

extension Undone: Replayable {
  struct Answer: Codable {
    let undone: EntryID
    let entry: EntryID
    let command: String
    /// Nil in an answer from before it was counted.
    let isBatch: Bool?
    let entries: Int?
  }

  var answer: Answer {
    Answer(undone: undone, entry: entry, command: command, isBatch: isBatch, entries: entries)
  }

  static func replay(_ answer: Answer, from store: Store) -> Undone {
    Undone(
      undone: answer.undone, entry: answer.entry, command: answer.command, isBatch: answer.isBatch ?? false,
      entries: answer.entries ?? 1)
  }
}
