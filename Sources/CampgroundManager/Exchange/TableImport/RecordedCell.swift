import Persistence

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
