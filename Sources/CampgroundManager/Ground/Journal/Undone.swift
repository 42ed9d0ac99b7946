/// The entry that an undo would take back.
package struct UndoTarget: Hashable, Sendable {
  package let entry: LogEntry
  /// True when every entry of its batch is undone with it.
  package let isBatch: Bool
}

/// The result of an undo.
package struct Undone: Hashable, Sendable {
  package internal(set) var undone: EntryID
  /// The undo's own entry; undoing that redoes it.
  package internal(set) var entry: EntryID
  /// The command of the given entry, or of the newest.
  package internal(set) var command: String
  /// True when every entry of its batch was undone with it.
  package internal(set) var isBatch: Bool
  /// The number of entries undone.
  package internal(set) var entries: Int
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
