/// The reading of a file's columns: the understood one for each of them.
struct ColumnPlan<Record: ImportedRecord> {
  /// The columns that are understood, by their places in the file.
  private(set) var columns: [Int: ImportColumn<Record>] = [:]
  let names: [String]
  /// The layout of the file, if it is a known one.
  let layout: TableLayout?
  private let mapped: MappedNames
  private let headings: [AmountHeading]

  /// Throws ``UnknownOurs`` for a name of ours that is none.
  init(_ names: [String], _ map: ColumnMap) throws {
    self.names = names
    headings = names.map(AmountHeading.init)
    mapped = MappedNames(names, map)
    let keys = names.map(CellText.key)
    layout = Record.layouts.first { $0.marks.isSubset(of: keys) }
    for (place, ours) in mapped.columns where ours != "-" {
      guard let column = Record.columns.first(where: { $0.name == ours }) else { throw UnknownOurs.column(ours) }
      columns[place] = column
    }
    for (place, key) in keys.enumerated() where mapped.columns[place] == nil {
      if let ours = layout?.columns[key], !reads(ours) { columns[place] = Record.columns.first { $0.name == ours } }
    }
    for column in Record.columns where !reads(column.name) {
      if let place = place(of: column, keys) { columns[place] = column }
    }
    for (place, key) in keys.enumerated() where isOpen(place) && layout?.noted.contains(key) == true {
      columns[place] = Record.aside(names[place])
    }
    try requireKnownStatuses()
  }

  /// The mapped names that the file does not have.
  var absent: [String] { mapped.absent }

  /// The columns of a status that the map leaves out, so that every row counts as a stay.
  var unreadStatuses: [String] {
    let known = Record.columns.filter { $0.kind == .status }.flatMap(\.names)
    return names.indices.filter { mapped.columns[$0] == "-" && known.contains(CellText.key(names[$0])) }.map {
      names[$0]
    }
  }

  /// True for the name of a column that the import understands.
  static func knows(_ name: String) -> Bool {
    let (key, heading) = (CellText.key(name), CellText.key(AmountHeading(name).name))
    return Record.columns.contains { $0.names.contains(key) || $0.kind == .amount && $0.names.contains(heading) }
  }

  /// The name in the file of one of our columns.
  func theirs(_ ours: String?) -> String? {
    columns.filter { $0.value.name == ours }.map(\.key).min().map { names[$0] }
  }

  /// Our name of a column of the file.
  func ours(_ theirs: String) -> String? { names.firstIndex(of: theirs).flatMap { columns[$0]?.name } }

  /// The currency that the name of a column of amounts has.
  func currency(_ place: Int) -> CurrencyMark? { headings[place].mark }

  /// The text of a cell, or the one that the map has for it.
  func text(_ text: String, _ place: Int) -> String { mapped.values[place]?.value(of: text) ?? text }

  /// Our names of the columns that every row needs and the file lacks: the first of each group.
  var missing: [String] {
    let read = Set(columns.values.map(\.name))
    return Record.needed.filter(read.isDisjoint).map { $0[0] }.reduce(into: []) { all, name in
      if !all.contains(name) { all.append(name) }
    }
  }

  private func reads(_ ours: String) -> Bool { columns.values.contains { $0.name == ours } }

  private func isOpen(_ place: Int) -> Bool { columns[place] == nil && mapped.columns[place] == nil }

  /// The place of the first of a column's names that the file has; a currency may stand beside one of amounts.
  private func place(of column: ImportColumn<Record>, _ keys: [String]) -> Int? {
    let places = column.names.lazy.compactMap { name in
      keys.indices.first { place in
        isOpen(place) && (keys[place] == name || column.kind == .amount && CellText.key(headings[place].name) == name)
      }
    }
    return places.first
  }

  private func requireKnownStatuses() throws {
    for (place, values) in mapped.values where columns[place]?.kind == .status {
      if let ours = values.ours.values.sorted().first(where: { RowStatus($0) == nil }) {
        throw UnknownOurs.status(ours, RowStatus.names)
      }
    }
  }
}

/// A name of ours that a map has, and that is none.
package enum UnknownOurs: Error, Hashable {
  case column(String)
  /// The value of a status, and those that there are.
  case status(String, [String])
}
