/// The entry that an undo would take back.
public struct UndoTarget: Hashable, Sendable {
  public let entry: LogEntry
  /// True when every entry of its batch is undone with it.
  public let isBatch: Bool
}

/// The result of an undo.
public struct Undone: Hashable, Sendable {
  public internal(set) var undone: EntryID
  /// The undo's own entry; undoing that redoes it.
  public internal(set) var entry: EntryID
  /// The command of the given entry, or of the newest.
  public internal(set) var command: String
  /// True when every entry of its batch was undone with it.
  public internal(set) var isBatch: Bool
  /// The number of entries undone.
  public internal(set) var entries: Int
}

extension Undone: Replayable, Recorded {
  static let blank = Undone(
    undone: EntryID(rawValue: 0), entry: EntryID(rawValue: 0), command: "", isBatch: false, entries: 1)

  static let fields: FieldList<Self> = [
    field("undone", { $0.undone }, { $0.undone = $1 }),
    field("entry", { $0.entry }, { $0.entry = $1 }),
    text("command", of: .campground, { $0.command }, { $0.command = $1 }),
    field("isBatch", isRequired: false, { $0.isBatch }, { $0.isBatch = $1 }),
    field("entries", isRequired: false, { $0.entries }, { $0.entries = $1 }),
  ]
}
