import JSONText
import Persistence

/// The record of every write that succeeded: its actor, its request, and each thing before and after.
///
/// A command is one transaction; a refused one leaves nothing (domain rule R25).
final class Journal {
  let store: Store
  let clock: CampgroundClock
  var actor: String
  /// The state of the store's writes, which all journals of the store share.
  let state: JournalState
  /// Records the changes that time alone has made, before anything else is written.
  let expireHolds: (Journal) throws -> Void
  private var keys: KeyTable { KeyTable(store: store) }

  init(store: Store, clock: CampgroundClock, actor: String, expireHolds: @escaping (Journal) throws -> Void) {
    self.store = store
    self.clock = clock
    self.actor = actor
    state = .of(store)
    store.clockOfEntries = clock.isPretended ? .pretended : .own
    self.expireHolds = expireHolds
  }

  /// Runs the body as one transaction, and records its entry.
  ///
  /// A body that changed nothing leaves no entry. The terms decide between an earlier answer and a new one, and between
  /// a write and a dry run.
  func record<Thing: Replayable>(
    _ command: String, _ body: (inout JournalEntry) throws -> Thing
  ) throws -> WriteResult<Thing> {
    if let shared = state.shared { return try perform(in: shared, body) }
    let (before, begin) = (state.batch, beginning)
    func work() throws -> WriteResult<Thing> {
      begin()
      return try perform(command, body)
    }
    guard !state.terms.isDryRun else { return try rehearse { try work().asDryRun(true) } }
    if let earlier = try earlier(Thing.self) { return earlier }
    let written: WriteResult<Thing>
    do {
      written = try state.failsTogether ? store.join(work) : store.write(work)
    } catch {
      state.batch = before
      throw error
    }
    if written.changed, !written.replayed, !store.isWriting { state.hasCommitted = true }
    return written.asDryRun(state.isRehearsing)
  }

  /// Has a command begin as this moment finds the state: a server's write may be given up, and made once more.
  private var beginning: () -> Void {
    let (batch, terms, goBack) = (state.batch, state.terms, state.reader?.mark())
    return { [state] in
      (state.batch, state.terms) = (batch, terms)
      goBack?()
    }
  }

  private func perform<Thing: Replayable>(
    _ command: String, _ body: (inout JournalEntry) throws -> Thing
  ) throws -> WriteResult<Thing> {
    if let earlier = try replayed(Thing.self) { return earlier }
    try expireHolds(self)
    var entry = JournalEntry(self, command)
    let thing = try body(&entry)
    try state.reader?.end()
    let written = WriteResult(thing, changed: entry.id != nil, changes: entry.changes)
    if let key = state.terms.key { try keys.keep(key, entry.id, answer: thing.answerText, changed: written.changed) }
    return written
  }

  /// The answer that a request has had under its key, unless it has something to do again; nil within a write, which finds it itself.
  private func earlier<Thing: Replayable>(_ kind: Thing.Type) throws -> WriteResult<Thing>? {
    guard state.terms.key != nil, !Thing.actsAgain, !store.isWriting else { return nil }
    return try store.read { try replayed(kind) }
  }

  /// The answer that the terms' key has had; nil for a free key, and without one.
  private func replayed<Thing: Replayable>(_ kind: Thing.Type) throws -> WriteResult<Thing>? {
    guard let key = state.terms.key, let kept = try store.ifAny({ try keys.answer(to: key) }) else { return nil }
    // From here on the request is known to be done, whatever becomes of its answer.
    if !store.isWriting { state.hasCommitted = true }
    let changes = try kept.entry.map(JournalTable(store: store).changes) ?? []
    for change in changes { try state.reader?.add(change, isRehearsal: state.isRehearsing) }
    let thing = try Thing.replay(JSONValue(stored: kept.answer), from: store)
    var written = WriteResult(thing, changed: kept.changed, changes: changes)
    written.replayed = true
    return written
  }

  /// A request as the journal keeps it.
  func text(_ request: some Encodable) throws -> String {
    try JSONValue(encoding: request).text
  }

  func insert(_ command: String, _ request: String) throws -> EntryID {
    let actor = try namedActor()
    let number = try store.insert(into: "command") {
      """
      INSERT INTO command (id, at, actor, name, request, key, batch)
      VALUES (
        \($0), \(clock.now.seconds), \(actor), \(command), \(request), \(state.terms.key?.name), \(state.batch?.first)
      )
      """
    }
    let id = EntryID(rawValue: number)
    if store.isLooking { return id }
    if state.batch != nil, state.batch?.first == nil {
      state.batch?.first = id
      try store.execute("UPDATE command SET batch = \(id) WHERE id = \(id)")
    }
    return id
  }

  func insert(_ change: JournalChange, of entry: EntryID) throws {
    _ = try store.insert(into: "change") {
      """
      INSERT INTO change (id, command, kind, thing, before, after)
      VALUES (\($0), \(entry), \(change.kind), \(change.number), \(change.before), \(change.after))
      """
    }
    if !store.isLooking {
      store.didChange(StoreChange(kind: change.kind, id: change.number, operation: change.operation))
    }
    try state.reader?.add(change, isRehearsal: state.isRehearsing)
  }

  /// The actor's name, as it is kept.
  func namedActor() throws -> String {
    var problems: [Problem] = []
    let named = PersonText.clean(actor, field: "actor", limit: 200, &problems)
    try problems.refuse()
    return named.isEmpty ? "unknown" : named
  }
}

extension Journal {
  /// Records an entry of the program's own, beside the running command's.
  func recordOwn(_ command: String, _ body: (inout JournalEntry) throws -> Void) throws {
    let before = (state.terms, actor, state.batch)
    defer { (state.terms, actor, state.batch) = before }
    (state.terms, actor, state.batch) = (WriteTerms(), "campctl", nil)
    var entry = JournalEntry(self, command)
    try body(&entry)
  }

  /// Runs the body in one transaction, and rolls it back.
  func rehearse<Result>(_ body: () throws -> Result) throws -> Result {
    let before = (state.isRehearsing, state.batch)
    state.isRehearsing = true
    // An entry that is rolled back cannot name a batch.
    defer { (state.isRehearsing, state.batch) = before }
    var result: Result?
    do {
      try store.write {
        result = try body()
        throw DryRun()
      }
    } catch is DryRun {}
    guard let result else { throw DryRun() }
    return result
  }
}

/// Ends a transaction that is rolled back.
private struct DryRun: Error {}
