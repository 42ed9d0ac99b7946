/// The result of the import of a table.
package struct TableImportReport: Hashable, Sendable {
  package var added = 0
  package var updated = 0
  /// The number of rows that changed nothing.
  package var unchanged = 0
  /// The number of rows that were refused.
  package var refused = 0
  /// The problems of the refused rows, in the order of the file.
  package var skipped: [RefusedCell] = []
  /// The readings of the columns; an answer that is given again has none.
  package var columns: [ColumnReading] = []
  package var encoding = TextEncoding.utf8
  /// The stays that came in although they break a rule; an answer that is given again has none.
  package var agreedElsewhere: [AgreedElsewhere] = []
}

/// Rows of a table were refused, so nothing was imported.
package struct RefusedTable: Error {
  package let report: TableImportReport
}

extension TableImportReport: Recorded, Replayable {
  static let blank = TableImportReport()

  static let fields: FieldList = [
    field("added", { $0.added }, { $0.added = $1 }),
    field("updated", { $0.updated }, { $0.updated = $1 }),
    field("unchanged", { $0.unchanged }, { $0.unchanged = $1 }),
    field("refused", { $0.refused }, { $0.refused = $1 }),
    text(
      "encoding", of: .campground, { $0.encoding.rawValue },
      { $0.encoding = TextEncoding(rawValue: $1) ?? .utf8 }),
    list(
      "skipped", { $0.skipped.map(RecordedCell.init) }, { $0.skipped = $1.map(\.refusedCell) }),
  ]
}
