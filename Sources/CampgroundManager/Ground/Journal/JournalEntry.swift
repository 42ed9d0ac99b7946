import Persistence

/// The request and the changes of one command; its rows are written as it goes, in the command's own transaction.
struct JournalEntry {
  private let journal: Journal
  private let command: String
  /// The entry's id; nil as long as nothing was changed.
  private(set) var id: EntryID?
  /// The changes so far, in their order.
  private(set) var changes: [JournalChange] = []
  /// The request with its references resolved to ids, so that it names no one; set before the first change.
  private var request: () throws -> String = { "{}" }
  /// True when several commands write to it, whose own requests follow from its own.
  fileprivate(set) var isShared = false

  init(_ journal: Journal, _ command: String) {
    self.journal = journal
    self.command = command
  }

  mutating func record(_ request: some Encodable) {
    keep { [journal] in try journal.text(request) }
  }

  mutating func record(_ request: some FieldWritable) {
    keep { JSONWriter.text(request) }
  }

  mutating func record<Record: Recorded>(_ edits: FieldEdits<Record>) {
    keep { JSONWriter.text { edits.write(to: &$0) } }
  }

  private mutating func keep(_ request: @escaping () throws -> String) {
    if !isShared { self.request = request }
  }

  /// Throws unless the thing still has the version that the terms expect.
  func requireVersion<Thing: Journaled>(of thing: Thing) throws {
    try requireVersion(thing.version, of: Thing.name(thing.label))
  }

  /// Throws unless the version is the one that the terms expect.
  func requireVersion(_ version: Int, of thing: @autoclosure () -> ThingName) throws {
    guard let expected = journal.state.terms.expectedVersion, expected != version else { return }
    throw CampingError(.versionChanged, [.journal(.versionChanged(thing(), expected: expected, found: version))])
  }

  mutating func created<Thing: Journaled>(_ thing: Thing) throws {
    try add(Thing.kind, thing.journalNumber, nil, thing.imageText)
  }

  mutating func changed<Thing: Journaled>(_ before: Thing, to after: Thing) throws {
    try add(Thing.kind, after.journalNumber, before.imageText, after.imageText)
  }

  /// Keeps a changed thing under its next version; returns the thing as it was where nothing differs.
  mutating func update<Thing: Journaled>(
    _ before: Thing, to changed: Thing, _ keep: (Thing) throws -> Void
  ) throws -> Thing {
    guard changed != before else { return before }
    var after = changed
    after.version += 1
    try keep(after)
    try self.changed(before, to: after)
    return after
  }

  mutating func deleted<Thing: Journaled>(_ thing: Thing) throws {
    try add(Thing.kind, thing.journalNumber, thing.imageText, nil)
  }

  mutating func add(_ kind: String, _ number: Int64, _ before: String?, _ after: String?) throws {
    let change = JournalChange(kind: kind, number: number, before: before, after: after)
    try journal.insert(change, of: begin())
    changes.append(change)
  }

  /// The entry's id; makes its row when there is none yet.
  @discardableResult
  mutating func begin() throws -> EntryID {
    if let id { return id }
    let begun = try journal.insert(command, try request())
    id = begun
    return begun
  }
}

extension Journal {
  /// Runs the body with the changes of all commands in it in this entry; each of them is kept or refused by itself.
  func share(_ entry: inout JournalEntry, _ body: () throws -> Void) throws {
    let (terms, before) = (state.terms, state.shared)
    defer { (state.terms, state.shared) = (terms, before) }
    entry.isShared = true
    (state.terms, state.shared) = (WriteTerms(), entry)
    try body()
    entry = state.shared ?? entry
  }

  /// Runs a command whose changes belong to the shared entry.
  func perform<Thing>(
    in shared: JournalEntry, _ body: (inout JournalEntry) throws -> Thing
  ) throws -> WriteResult<Thing> {
    try store.join {
      var entry = shared
      let thing = try body(&entry)
      state.shared = entry
      let changes = Array(entry.changes.dropFirst(shared.changes.count))
      return WriteResult(thing, changed: !changes.isEmpty, changes: changes).asDryRun(state.isRehearsing)
    }
  }
}

/// A request to add or to change a thing that has a name, as the journal keeps it.
struct NamedRequest<Terms: Recorded>: FieldWritable {
  let name: String
  /// The name of the thing whose terms are copied.
  var like: String?
  /// The new name.
  var rename: String?
  let terms: FieldEdits<Terms>

  func write(to fields: inout some FieldWriter) {
    if let like { fields.field("like", like) }
    fields.field("name", name)
    if let rename { fields.field("rename", rename) }
    fields.object("terms") { terms.write(to: &$0) }
  }
}
