/// A row of a table, as its file has it.
package struct TableRow: Sendable {
  /// The number of the record in the file, from 1; in a spreadsheet the row of this number.
  package let number: Int
  /// The text of each column of the table, without blanks at its ends; empty where the row has none.
  package let cells: [String]
  /// The flaw of the row as such.
  package var flaw: RowFlaw?
  /// The texts behind those of the columns, which are its flaw.
  package var rest: [String] = []

  /// True when there is nothing in it.
  var isEmpty: Bool { flaw == nil && cells.allSatisfy(\.isEmpty) }
}

/// The reason why the cells of a row may not hold the values of its columns.
package enum RowFlaw: Hashable, Sendable {
  case openQuote
  /// The number of its columns, and of the header's.
  case columns(Int, Int)
  /// No object of JSON: the place of the first byte that does not fit, and the expected text.
  case notJSON(column: Int, expected: String)
  /// An object of JSON that has a key twice.
  case repeatedKey(String)
}
