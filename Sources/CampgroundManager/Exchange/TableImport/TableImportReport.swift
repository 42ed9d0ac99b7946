import Persistence

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
  /// Our names of the columns that every row needs and the file lacks; then nothing is imported.
  package var missing: [String] = []
  /// The mapped names that no column of a previewed file has.
  package var absent: [String] = []
  /// The columns of a status that the map leaves out.
  package var unreadStatuses: [String] = []
  /// The values that no column understands; an answer that is given again has none.
  package var unknown: [UnknownValue] = []
  /// The maps that would read the missing columns and the unknown values; a guess where the file shows no more.
  package var maps: [ColumnMap.Pair] = []
  /// The stays that do not come about and had a total; an answer that is given again has none.
  package var uncharged: [UnchargedTotal] = []
}

/// Rows of a table were refused, or it lacks a column, so nothing was imported.
package struct RefusedTable: Error {
  package let report: TableImportReport
}

extension TableImportReport: Recorded, Replayable {
  static let blank = TableImportReport()

  static let fields: FieldList<Self> = [
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

/// The total of an imported stay that does not come about, of which nothing is charged, or not all.
package struct UnchargedTotal: Hashable, Sendable {
  package let reservation: ReservationID
  package let status: ReservationStatus
  /// Decimal text in the campground's currency.
  package let total: String
}

/// A refused cell, as a key's answer keeps it: without its text, which may be anybody's.
struct RecordedCell {
  var row = 0
  var column: String?
}

extension RecordedCell: Recorded {
  static let blank = RecordedCell()

  static let fields: FieldList<Self> = [
    field("row", { $0.row }, { $0.row = $1 }),
    text("column", of: .campground, { $0.column }, { $0.column = $1 }),
  ]
}

extension RecordedCell {
  init(_ cell: RefusedCell) { (row, column) = (cell.row, cell.column) }

  var refusedCell: RefusedCell { RefusedCell(row: row, column: column, value: nil, problem: .refusedBefore) }
}
