/// What an import did.
public struct ImportReport: Hashable, Sendable, Codable, Replayable {
  public internal(set) var added = 0
  public internal(set) var updated = 0
  /// Sites that were as the export has them already.
  public internal(set) var unchanged = 0
  /// What was not understood, by file and row.
  public internal(set) var skipped: [SkippedRow]
}

/// A row that was left out, or of which something was: why, in words.
///
/// A row of attributes or equipment concerns one feature; its site came in without it. The words are made in
/// `SkippedRow+Words.swift`.
public struct SkippedRow: Hashable, Sendable, Codable {
  /// The line of the file on which the row begins; the header is on line 1.
  public let row: Int
  /// The file's name, without its folder.
  public let file: String
  /// A clause without its full stop. It may quote the file, whatever stands there.
  public let problem: String
}

extension ImportReport: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("added", added)
    fields.field("updated", updated)
    fields.field("unchanged", unchanged)
    fields.objects("skipped", skipped) { row, fields in row.write(to: &fields) }
  }
}

extension SkippedRow: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("row", row)
    fields.field("file", file)
    fields.field("problem", problem)
  }
}
