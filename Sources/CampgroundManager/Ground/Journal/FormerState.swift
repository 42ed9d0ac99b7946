import Persistence

/// The state of a store after an entry of its journal, which a copy is taken back to.
///
/// Each thing that has changed since gets the image that it had before its first change. A change that renames a thing has
/// the images of others name it otherwise, so what came after one is taken back before it.
struct FormerState {
  /// A copy that holds nothing (``Store/looseCopy()``).
  let copy: Store
  let tables: [any JournaledTable]
  let entry: EntryID

  /// A thing that has changed, and its image before the first change; nil for one that was not there.
  fileprivate struct Former {
    let number: Int64
    let image: String?
  }

  func takeBack() throws {
    try copy.write {
      for renaming in try renamings().reversed() {
        try takeBack(after: renaming.id)
        try reinstate([Former(number: renaming.number, image: renaming.before)], renaming.table)
        try forgetChanges(after: renaming.id - 1)
      }
      try takeBack(after: 0)
      try forgetEntries()
    }
  }

  /// The changes after which the images of others name a thing otherwise, the oldest first.
  private func renamings() throws -> [(id: Int64, number: Int64, before: String?, table: any JournaledTable)] {
    try tables.flatMap { table in
      try copy.rows(
        """
        SELECT id, thing, before, after FROM change
        WHERE kind = \(type(of: table).kind) AND command > \(entry) AND before IS NOT NULL AND after IS NOT NULL
        """
      ) {
        (id: try $0[0] as Int64, number: try $0[1] as Int64, before: try $0[2] as String?, after: try $0[3] as String?)
      }
      .filter { type(of: table).renames($0.before, to: $0.after) }
      .map { (id: $0.id, number: $0.number, before: $0.before, table: table) }
    }.sorted { $0.id < $1.id }
  }

  /// Takes back the changes after one of them: all things are withdrawn before any is put back, so that none is in the
  /// way of another.
  private func takeBack(after change: Int64) throws {
    let things = try things(changedAfter: change)
    for table in tables.reversed() { try withdraw(things[type(of: table).kind] ?? [], table) }
    for table in tables { try reinstate(things[type(of: table).kind] ?? [], table) }
    try forgetChanges(after: change)
  }

  private func things(changedAfter change: Int64) throws -> [String: [Former]] {
    var things: [String: [Former]] = [:]
    try copy.forEach(
      """
      SELECT kind, thing, before FROM change WHERE id IN
        (SELECT min(id) FROM change WHERE id > \(change) AND command > \(entry) GROUP BY kind, thing)
      ORDER BY thing
      """
    ) { things[try $0[0], default: []].append(try Former(number: $0[1], image: $0[2])) }
    return things
  }

  private func withdraw<Table: JournaledTable>(_ things: [Former], _ table: Table) throws {
    for thing in things where !thing.isErased { try table.withdraw(thing.number, to: thing.image.map(Table.image)) }
  }

  private func reinstate<Table: JournaledTable>(_ things: [Former], _ table: Table) throws {
    for thing in things where !thing.isErased {
      if let image = thing.image { try table.reinstate(Table.image(image), as: thing.number) }
    }
  }

  private func forgetChanges(after change: Int64) throws {
    try copy.execute("DELETE FROM change WHERE id > \(change) AND command > \(entry)")
  }

  private func forgetEntries() throws {
    try copy.execute("DELETE FROM undoing WHERE by > \(entry)")
    try copy.execute("DELETE FROM key WHERE command > \(entry)")
    try copy.execute("DELETE FROM command WHERE id > \(entry)")
  }
}

extension FormerState.Former {
  /// True when nothing is left of the image: a forgotten person stays so.
  fileprivate var isErased: Bool { image.map(ErasureMark.isMark) ?? false }
}

extension JournalTable {
  /// The newest entry that was written at an instant or before; nil when all are later.
  func newest(at seconds: Int) throws -> EntryID? {
    try store.value("SELECT max(id) FROM command WHERE at <= \(seconds)", as: EntryID?.self) ?? nil
  }

  /// The oldest entry; nil when there is none.
  var oldestID: EntryID? {
    get throws { try store.value("SELECT min(id) FROM command", as: EntryID?.self) ?? nil }
  }
}
