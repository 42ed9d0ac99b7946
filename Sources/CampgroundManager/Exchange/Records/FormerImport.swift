/// The comparison of the things here with the rows of a file, and with the import before (domain rule R35).
struct FormerImport<Record: ImportedRecord> {
  let run: TableImport<Record>
  /// Our name of the column that identifies a thing.
  let column: String
  private let journal: JournalTable

  init(_ run: TableImport<Record>, identifiedBy column: String) {
    (self.run, self.column) = (run, column)
    journal = JournalTable(store: run.journal.store)
  }

  /// Keeps a new thing, which later rows of the file cannot name.
  func add<Thing: Journaled>(_ thing: Thing, _ line: TableRow, _ entry: inout JournalEntry) throws -> RowOutcome {
    try entry.created(thing)
    _ = run.earlierRow(of: thing.journalNumber, line)
    return .added
  }

  /// Changes a thing to the values of a row, and keeps it by `save`.
  ///
  /// Throws ``RefusedRow`` when it was changed here since the import before, and in the file, too, or when an earlier row
  /// has it.
  func update<Thing: Journaled>(
    _ before: Thing, _ line: TableRow, _ entry: inout JournalEntry, save: (Thing) throws -> Void,
    _ apply: (Thing) throws -> Thing
  ) throws -> RowOutcome {
    let earlier = run.earlierRow(of: before.journalNumber, line)
    guard let after = try change(before, line, apply) else { return .unchanged }
    if let earlier { throw run.refused(line, column, .repeated(row: earlier)) }
    try save(after)
    try entry.changed(before, to: after)
    return .updated
  }

  /// Returns nil when the row has the values of the last import, or those of the thing.
  private func change<Thing: Journaled>(
    _ current: Thing, _ line: TableRow, _ apply: (Thing) throws -> Thing
  ) throws -> Thing? {
    var wanted = try apply(current)
    if wanted == current { return nil }
    let steps = try journal.history(of: Thing.kind, current.journalNumber)
    if let last = try steps.last(where: { $0.command == run.names.row })?.after.map(Thing.read(image:)) {
      if try apply(last) == last { return nil }
      if steps.last?.command != run.names.row { throw run.refused(line, column, .changedHere(current.label)) }
    }
    wanted.version += 1
    return wanted
  }
}
