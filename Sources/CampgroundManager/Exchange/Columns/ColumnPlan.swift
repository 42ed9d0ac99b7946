/// The reading of a file's columns: the understood one for each of them.
struct ColumnPlan<Record: ImportedRecord> {
  /// The columns that are understood, by their places in the file.
  let columns: [Int: ImportColumn<Record>]
  let names: [String]

  /// Throws ``ImportFileProblem`` for a requested column that the file does not have.
  init(_ names: [String], _ map: ColumnMap) throws(ImportFileProblem) {
    self.names = names
    var columns: [Int: ImportColumn<Record>] = [:]
    let keys = names.map(CellText.key)
    var mapped: Set<Int> = []
    for pair in map.pairs {
      guard let place = names.firstIndex(of: pair.theirs) ?? keys.firstIndex(of: CellText.key(pair.theirs)) else {
        throw .missingColumn(pair.theirs)
      }
      mapped.insert(place)
      columns[place] = Record.columns.first { $0.name == pair.ours }
    }
    for column in Record.columns where !columns.values.contains(where: { $0.name == column.name }) {
      let places = column.names.lazy.compactMap { name in
        keys.indices.first { keys[$0] == name && !mapped.contains($0) }
      }
      if let place = places.first(where: { columns[$0] == nil }) { columns[place] = column }
    }
    self.columns = columns
  }

  /// True for the name of a column that the import understands.
  static func knows(_ name: String) -> Bool {
    let key = CellText.key(name)
    return Record.columns.contains { $0.names.contains(key) }
  }

  /// The name in the file of one of our columns.
  func theirs(_ ours: String?) -> String? {
    columns.first { $0.value.name == ours }.map { names[$0.key] }
  }
}
