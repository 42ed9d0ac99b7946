/// A value of a column, in so many rows, that is none of those that the column can have.
package struct UnknownValue: Hashable, Sendable {
  /// The names of the column in the file, and ours.
  package let column: String
  package let ours: String
  package let value: String
  /// The first row that has it.
  package let row: Int
  /// The number of rows that have it.
  package internal(set) var count = 1
  package let problem: CellProblem

  /// The first cell that has it.
  package var cell: RefusedCell { RefusedCell(row: row, column: column, value: value, problem: problem) }
}

extension RefusedCell {
  /// True for a value that a map can give a meaning, in every row that has it.
  package var isUnknownValue: Bool {
    guard column != nil, let value, !value.isEmpty, value.utf8.count <= CSVRecord.longestValue else { return false }
    return switch problem {
    case .noSite: true
    case .unreadable(let kind): [.status, .flag, .weekdays, .amperes, .currency].contains(kind)
    default: false
    }
  }
}

/// The values of a file that are none of those that their columns can have, each once, in the order of the file.
struct UnknownValues {
  private(set) var all: [UnknownValue] = []
  private var places: [[String]: Int] = [:]

  /// Counts the problems of a row; `ours` has our name of a column of the file.
  mutating func count(_ cells: [RefusedCell], _ ours: (String) -> String?) {
    for cell in cells where cell.isUnknownValue {
      guard let column = cell.column, let value = cell.value else { continue }
      if let place = places[[column, value]] {
        all[place].count += 1
      } else {
        places[[column, value]] = all.count
        all.append(
          UnknownValue(
            column: column, ours: ours(column) ?? column, value: value, row: cell.row, problem: cell.problem))
      }
    }
  }
}
