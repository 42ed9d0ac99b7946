#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The record of every write that succeeded: who asked for what, and what each thing was before and after.
///
/// A command is one transaction; a refused one leaves nothing (domain rule R25).
struct Journal {
  let store: Store
  let clock: CampgroundClock
  let actor: String
  private let actorProblems: [Problem]
  private let encoder: JSONEncoder

  init(store: Store, clock: CampgroundClock, actor: String) {
    self.store = store
    self.clock = clock
    var problems: [Problem] = []
    let named = PersonText.clean(actor, field: "actor", limit: 200, &problems)
    self.actor = named.isEmpty ? "unknown" : named
    actorProblems = problems
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Runs the body as one transaction and records what it noted in its entry.
  ///
  /// One that changed nothing leaves no entry.
  func record<Thing>(_ command: String, _ body: (inout JournalEntry) throws -> Thing) throws -> Written<Thing> {
    try store.write {
      try actorProblems.refuse()
      var entry = JournalEntry()
      let thing = try body(&entry)
      if !entry.changes.isEmpty { try keep(entry, command) }
      return Written(thing, changed: !entry.changes.isEmpty)
    }
  }

  private func keep(_ entry: JournalEntry, _ command: String) throws {
    let request = try entry.request.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let id: EntryID = try store.insert(
      """
      INSERT INTO command (at, actor, name, request)
      VALUES (\(clock.now.seconds), \(actor), \(command), \(request ?? "{}")) RETURNING id
      """)
    for change in entry.changes {
      try store.execute(
        """
        INSERT INTO change (command, kind, thing, before, after)
        VALUES (\(id), \(change.kind), \(change.thing), \(change.before), \(change.after))
        """)
      store.didChange(StoreChange(kind: change.kind, id: change.thing, operation: change.operation))
    }
  }
}

/// What a command answers: the thing as it is now, and whether the command changed it.
@dynamicMemberLookup
public struct Written<Thing> {
  public let thing: Thing
  /// False when everything was as asked already.
  public let changed: Bool

  init(_ thing: Thing, changed: Bool) {
    self.thing = thing
    self.changed = changed
  }

  public subscript<Value>(dynamicMember path: KeyPath<Thing, Value>) -> Value { thing[keyPath: path] }
}

extension Written: Sendable where Thing: Sendable {}
