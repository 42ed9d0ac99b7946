/// The comparison of a thing here with the row of a file, and with the import before (domain rule R35).
struct FormerImport {
  let journal: JournalTable
  /// The command of a row.
  let command: String

  /// The thing with the values of a row; nil when nothing is to change: the row has the values of the last import, or
  /// those of the thing.
  ///
  /// Throws ``CellProblem`` when the thing was changed here since that import, and in the file, too.
  func change<Thing: Journaled>(_ current: Thing, _ apply: (Thing) throws -> Thing) throws -> Thing? {
    var wanted = try apply(current)
    if wanted == current { return nil }
    let steps = try journal.history(of: Thing.kind, current.journalNumber)
    if let last = try steps.last(where: { $0.command == command })?.after.map(Thing.read(image:)) {
      if try apply(last) == last { return nil }
      if steps.last?.command != command { throw CellProblem.changedHere(current.label) }
    }
    wanted.version += 1
    return wanted
  }
}
