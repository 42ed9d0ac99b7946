/// What an undo would take back.
public struct UndoTarget: Hashable, Sendable {
  public let entry: LogEntry
  /// Every entry of its batch goes with it.
  public let isBatch: Bool
}

/// What an undo has taken back.
public struct Undone: Hashable, Sendable {
  public internal(set) var undone: EntryID
  /// The undo's own entry; undoing that does it again.
  public internal(set) var entry: EntryID
  /// Of the entry that was named, or the newest.
  public internal(set) var command: String
  /// Whether every entry of its batch went with it.
  public internal(set) var isBatch: Bool
  /// How many entries were taken back.
  public internal(set) var entries: Int
}

extension Undone: Replayable, Recorded {
  static let blank = Undone(
    undone: EntryID(rawValue: 0), entry: EntryID(rawValue: 0), command: "", isBatch: false, entries: 1)

  static let fields: FieldList = [
    field("undone", { $0.undone }, { $0.undone = $1 }),
    field("entry", { $0.entry }, { $0.entry = $1 }),
    text("command", of: .campground, { $0.command }, { $0.command = $1 }),
    field("isBatch", isRequired: false, { $0.isBatch }, { $0.isBatch = $1 }),
    field("entries", isRequired: false, { $0.entries }, { $0.entries = $1 }),
  ]
}
