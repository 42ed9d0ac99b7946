/// A problem of a row of an imported table, or of one of its cells.
package enum CellProblem: Error, Hashable, Sendable {
  case flaw(RowFlaw)
  /// Not UTF-8.
  case brokenText
  /// A value that the row needs is not there.
  case missing
  case unreadable(CellKind)
  /// A day that can be read as either.
  case ambiguousDay(Day, Day)
  /// An amount that can be read as either.
  case ambiguousAmount(Amount, Amount)
  /// A value beside which another one cannot stand; the other as it is in the row.
  case contradiction(String, other: String)
  /// The row of the file that has the same thing.
  case repeated(row: Int)
  case noSite
  /// The reservation that has the row's number, site and arrival, from another source.
  case otherSource(String, source: String)
  /// The thing was changed here since it was imported, and in the file, too.
  case changedHere(String)
  /// A problem of an answer that is given again: the first one had the reason.
  case refusedBefore
  /// Against the rules.
  case refused(Problem)
}

/// The sort of value that a column has.
package enum CellKind: String, Hashable, Sendable {
  case text, day, amount, number, flag, status, phone, amperes, weekdays, currency
}

/// A problem of a row, with its place in the file.
package struct RefusedCell: Hashable, Sendable {
  /// The number of the record in the file, from 1.
  package let row: Int
  /// The name of the column as it stands in the file; nil when it is the row as a whole.
  package let column: String?
  /// The cell's text.
  package let value: String?
  package let problem: CellProblem
}
