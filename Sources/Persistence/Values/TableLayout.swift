/// A table as a copy of its rows needs it: the columns in their order, and those by which its rows are distinguished.
struct TableLayout: Equatable {
  let name: String
  let columns: [String]
  /// For each column, true when its values are numbers, and false when they are texts.
  let isNumber: [Bool]
  let key: [String]
  /// The tables to whose rows its own refer.
  let references: [String]

  /// The tables, each behind all to which it refers; one that refers to itself may stand anywhere.
  static func inOrder(_ tables: [TableLayout]) -> [TableLayout] {
    var (ordered, waiting) = ([TableLayout](), tables)
    while !waiting.isEmpty {
      let left = Set(waiting.map(\.name))
      let ready = waiting.filter { table in !table.references.contains { $0 != table.name && left.contains($0) } }
      // A circle of references has to be checked at the end of the transaction, wherever they stand.
      let next = ready.isEmpty ? waiting : ready
      ordered += next
      waiting.removeAll { table in next.contains { $0.name == table.name } }
    }
    return ordered
  }
}

/// Calls its body with each row of a table.
typealias TableRows = (_ put: ([LentValue]) throws -> Void) throws -> Void
