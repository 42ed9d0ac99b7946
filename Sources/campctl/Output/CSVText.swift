import CampgroundManager

/// Rows of separated values that an import reads as they were, and that a spreadsheet takes for text.
enum CSVText {
  /// A row of RFC 4180.
  static func row(_ cells: [String], delimiter: UInt8) -> [UInt8] {
    var row: [UInt8] = []
    for (place, cell) in cells.enumerated() {
      if place > 0 { row.append(delimiter) }
      append(FormulaGuard.guarded(cell), delimiter, to: &row)
    }
    return row + [0x0D, 0x0A]
  }

  private static func append(_ cell: String, _ delimiter: UInt8, to row: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard cell.utf8.contains(where: { [quote, delimiter, 0x0A, 0x0D].contains($0) }) else {
      row += cell.utf8
      return
    }
    row.append(quote)
    for byte in cell.utf8 { row += byte == quote ? [quote, quote] : [byte] }
    row.append(quote)
  }
}
