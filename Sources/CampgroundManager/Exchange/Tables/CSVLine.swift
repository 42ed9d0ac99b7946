import JSONText

/// The apostrophe before a cell that a spreadsheet would take for a formula, so that it is taken for a text.
///
/// It stands also before apostrophes that stand before such a beginning, so that ``unguarded(_:)`` gives back every text
/// as it was.
package enum FormulaGuard {
  private static let mark: Unicode.Scalar = "'"

  /// The text as a cell that no spreadsheet calculates; `-5.00` and `+1 (928) 555-0142` stay as they are.
  package static func guarded(_ text: String) -> String { isFormula(text) ? "\(mark)\(text)" : text }

  /// The text of a cell, guarded or not.
  package static func unguarded(_ cell: String) -> String {
    guard cell.unicodeScalars.first == mark else { return cell }
    let rest = String(cell.unicodeScalars.dropFirst())
    return isFormula(rest) ? rest : cell
  }

  private static func isFormula(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.drop { $0 == mark }
    if let first = scalars.first, "\t\r\n".unicodeScalars.contains(first) { return true }
    let start = scalars.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0.steers }
    guard let first = start.first, "=+-@＝＋－＠".unicodeScalars.contains(first) else { return false }
    return !("+-".unicodeScalars.contains(first) && start.dropFirst().allSatisfy(isInNumber))
  }

  private static func isInNumber(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || " .,()-".unicodeScalars.contains(scalar)
  }
}

/// A row of separated values (RFC 4180), as every table that campctl writes has it.
package struct CSVLine {
  private let delimiter: UInt8
  private var bytes: [UInt8] = []
  private var isEmpty = true
  private static let quote = UInt8(ascii: "\"")

  package init(delimiter: UInt8 = UInt8(ascii: ",")) { self.delimiter = delimiter }

  /// A row that a spreadsheet takes for texts, and that an import reads as they were.
  package static func guarded(_ cells: [String], delimiter: UInt8 = UInt8(ascii: ",")) -> [UInt8] {
    var line = CSVLine(delimiter: delimiter)
    for cell in cells { line.add(FormulaGuard.guarded(cell)) }
    return line.ended
  }

  /// Adds a cell, between quotes where it needs them, or in any case.
  package mutating func add(_ cell: String, alwaysQuoted: Bool = false) {
    if !isEmpty { bytes.append(delimiter) }
    isEmpty = false
    guard alwaysQuoted || cell.utf8.contains(where: needsQuotes) else {
      bytes += cell.utf8
      return
    }
    bytes.append(Self.quote)
    // Byte by byte: a quote with a combining mark is one Character that is not a quote.
    for byte in cell.utf8 {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  private func needsQuotes(_ byte: UInt8) -> Bool {
    byte == Self.quote || byte == delimiter || byte == 0x0A || byte == 0x0D
  }

  /// The row with its end.
  package var ended: [UInt8] { bytes + "\r\n".utf8 }
}
