import CampgroundManager

/// A table of cells for programs, piece by piece.
protocol TableForm {
  func head(_ keys: [String]) -> [UInt8]
  func row(_ cells: [TableCell]) -> [UInt8]
  var end: [UInt8] { get }
}

/// Comma-separated values (RFC 4180). Spreadsheets open it, so a cell of text is no formula; JSON is exact.
struct CSVForm: TableForm {
  let end: [UInt8] = []

  func head(_ keys: [String]) -> [UInt8] { CSVLine.guarded(keys) }
  func row(_ cells: [TableCell]) -> [UInt8] { CSVLine.guarded(cells.map(\.text)) }
}

/// A spreadsheet, as flat OpenDocument, in which days are days, and amounts and numbers can be calculated with.
struct SpreadsheetForm: TableForm {
  var end: [UInt8] { Array(OpenDocumentTable.end.utf8) }

  func head(_ keys: [String]) -> [UInt8] { Array(OpenDocumentTable.start("campctl", keys).utf8) }

  func row(_ cells: [TableCell]) -> [UInt8] {
    Array(OpenDocumentTable.row(cells.map { ($0.kind, $0.text.isEmpty ? nil : $0.text) }).utf8)
  }
}
