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
