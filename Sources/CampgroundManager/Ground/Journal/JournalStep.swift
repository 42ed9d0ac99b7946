import Persistence

/// A change of one thing, with the entry that made it.
struct JournalStep {
  let entry: EntryID
  /// The time of the entry, in seconds since 1970.
  let at: Int
  let command: String
  let number: Int64
  let before: String?
  let after: String?
}

extension JournalTable {
  /// The changes of one thing that stand, the oldest first.
  func history(of kind: String, _ number: Int64) throws -> [JournalStep] { try history(of: kind, among: [number]) }

  /// The changes of a kind of thing, or of some of them, the oldest first. Of some, those that stand: an entry that was
  /// undone, and its undoing, are left out.
  func history(of kind: String, among numbers: [Int64]? = nil) throws -> [JournalStep] {
    let condition: SQL =
      numbers.map { "\(SQL("change.thing", isOneOf: $0)) AND command.name NOT IN ('undo', 'redo')" } ?? "1 = 1"
    var marked: [EntryID] = []
    let steps = try store.rows(
      """
      SELECT command.id, command.at, command.name, change.thing, change.before, change.after,
        command.id IN (SELECT entry FROM undoing)
      FROM change JOIN command ON command.id = change.command
      WHERE change.kind = \(kind) AND \(condition) ORDER BY change.id
      """
    ) { row in
      if try row[6] { marked.append(try row[0]) }
      return try JournalStep(
        entry: row[0], at: row[1], command: row[2], number: row[3], before: row[4], after: row[5])
    }
    guard numbers != nil, !marked.isEmpty else { return steps }
    // One that was undone may stand again, as its undoing was itself undone.
    let undoers = try undoers(of: marked)
    return steps.filter { undoers[$0.entry] == nil }
  }
}

/// The two images of one change in the journal, which are overwritten when a person is forgotten or a site gets another
/// number.
struct ChangeImages {
  let id: Int64
  let entry: EntryID
  let thing: Int64
  let before: String?
  let after: String?

  /// The images of a condition on `change`.
  static func all(in store: Store, _ condition: SQL) throws -> [ChangeImages] {
    try store.rows("SELECT id, command, thing, before, after FROM change WHERE \(condition)") {
      try ChangeImages(id: $0[0], entry: $0[1], thing: $0[2], before: $0[3], after: $0[4])
    }
  }

  /// The images of some things of a kind, of each the oldest first.
  static func all(in store: Store, of kind: String, _ numbers: [Int64]) throws -> [ChangeImages] {
    try Slices.of(numbers).flatMap { some in
      try all(in: store, "kind = \(kind) AND \(SQL("thing", isOneOf: some)) ORDER BY thing, id")
    }
  }

  /// Replaces each image by the body's result for it; `keepingAfter` leaves the second. Returns them as they are then.
  @discardableResult
  func overwrite(
    in store: Store, keepingAfter: Bool = false, _ body: (String) throws -> String
  ) throws -> ChangeImages {
    let (before, after) = (try before.map(body), keepingAfter ? after : try after.map(body))
    guard before != self.before || after != self.after else { return self }
    try store.execute("UPDATE change SET before = \(before), after = \(after) WHERE id = \(id)")
    return ChangeImages(id: id, entry: entry, thing: thing, before: before, after: after)
  }
}
