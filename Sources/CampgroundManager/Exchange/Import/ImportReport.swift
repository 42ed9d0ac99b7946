/// The result of an import.
public struct ImportReport: Hashable, Sendable {
  public internal(set) var added = 0
  public internal(set) var updated = 0
  /// The number of sites that were already as in the export.
  public internal(set) var unchanged = 0
  /// The rows that were not understood, by file and row.
  public internal(set) var skipped: [SkippedRow]
}

/// A row that was left out as a whole or in part, with the reason in words.
///
/// A row of attributes or equipment concerns one feature; its site came in without it. The words are made in
/// `SkippedRow+Words.swift`.
public struct SkippedRow: Hashable, Sendable {
  /// The line of the file on which the row begins; the header is on line 1.
  public internal(set) var row: Int
  /// The file's name, without its folder.
  public internal(set) var file: String
  /// The reason, a clause without its full stop. It may quote the file, whatever stands there.
  public internal(set) var problem: String
}

extension ImportReport: Recorded, Replayable {
  static let blank = ImportReport(skipped: [])

  static let fields: FieldList = [
    field("added", { $0.added }, { $0.added = $1 }),
    field("updated", { $0.updated }, { $0.updated = $1 }),
    field("unchanged", { $0.unchanged }, { $0.unchanged = $1 }),
    list("skipped", isRequired: false, { $0.skipped }, { $0.skipped = $1 }),
  ]
}

extension ImportReport: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("added", added)
    fields.field("updated", updated)
    fields.field("unchanged", unchanged)
    fields.objects("skipped", skipped) { row, fields in row.write(to: &fields) }
  }
}

extension SkippedRow: Recorded {
  static let blank = SkippedRow(row: 0, file: "", problem: "")

  static let fields: FieldList = [
    field("row", { $0.row }, { $0.row = $1 }),
    text("file", of: .campground, { $0.file }, { $0.file = $1 }),
    text("problem", of: .campground, { $0.problem }, { $0.problem = $1 }),
  ]
}

extension SkippedRow: FieldWritable {}
