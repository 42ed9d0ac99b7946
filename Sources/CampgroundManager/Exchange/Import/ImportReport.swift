/// The result of an import.
public struct ImportReport: Hashable, Sendable {
  public internal(set) var added = 0
  public internal(set) var updated = 0
  /// The number of sites that were already as in the export.
  public internal(set) var unchanged = 0
  /// The rows that were not understood, by file and row.
  public internal(set) var skipped: [SkippedRow]
}

/// A row that was left out, or of which something was, and why.
///
/// A row of attributes or equipment concerns one feature; its site came in without it.
public struct SkippedRow: Hashable, Sendable {
  /// The line of the file on which the row begins; the header is on line 1.
  public let row: Int
  /// The file's name, without its folder.
  public let file: String
  /// It may quote the file, whatever stands there.
  package let problem: RowProblem

  init(row: Int, file: String, problem: RowProblem) {
    self.row = row
    self.file = file
    self.problem = problem
  }

  init<Column: RIDBColumn>(_ row: Int, of columns: Column.Type, _ problem: RowProblem) {
    self.init(row: row, file: Column.file, problem: problem)
  }
}

extension ImportReport: Recorded, Replayable {
  package static let blank = ImportReport(skipped: [])

  static let fields: FieldList<Self> = [
    field("added", { $0.added }, { $0.added = $1 }),
    field("updated", { $0.updated }, { $0.updated = $1 }),
    field("unchanged", { $0.unchanged }, { $0.unchanged = $1 }),
    list(
      "skipped", isRequired: false, { $0.skipped.map(RecordedRow.init) },
      { $0.skipped = try $1.map { try $0.skippedRow } }),
  ]
}
