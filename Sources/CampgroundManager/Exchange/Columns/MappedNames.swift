/// The columns and values of a map, found among the names of a file's columns.
struct MappedNames {
  /// Our name for each mapped column, by its place.
  private(set) var columns: [Int: String] = [:]
  /// Our value for each mapped one of a column.
  private(set) var values: [Int: MappedValues] = [:]
  /// The mapped names that no column has.
  private(set) var absent: [String] = []
  private let names: [String]
  private let keys: [String]

  /// A whole name wins over a column and a value, since names have colons.
  init(_ names: [String], _ map: ColumnMap) {
    (self.names, keys) = (names, names.map(CellText.key))
    for pair in map.pairs {
      switch target(of: pair) {
      case (let place, let value?)?: values[place, default: MappedValues()].add(value, pair.ours)
      case (let place, nil)?: columns[place] = pair.ours
      case nil: absent.append(pair.theirs)
      }
    }
  }

  /// The column of a pair, and its value where one is meant.
  private func target(of pair: ColumnMap.Pair) -> (place: Int, value: String?)? {
    if let place = place(of: pair.theirs) { return (place, pair.value) }
    return pair.value == nil ? value(of: pair.theirs).map { ($0.place, $0.value) } : nil
  }

  /// The place of a name, whatever its case, blanks and punctuation; but a colon is only a name's that has one.
  private func place(of name: String) -> Int? {
    let key = CellText.key(name)
    return names.firstIndex(of: name)
      ?? names.indices.first { keys[$0] == key && (!name.contains(":") || names[$0].contains(":")) }
  }

  /// The column and the value of a text such as `Status: OK`; the longest name that is one goes first.
  private func value(of text: String) -> (place: Int, value: String)? {
    for mark in text.indices.reversed() where text[mark] == ":" {
      let value = PersonText.trimmed(String(text[text.index(after: mark)...]))
      if !value.isEmpty, let place = place(of: String(text[..<mark])) { return (place, value) }
    }
    return nil
  }
}

/// Our values for some of a column, whatever their case, and their punctuation where they have only letters: `1.0` is
/// not `10`.
struct MappedValues: Hashable, Sendable {
  private(set) var ours: [String: String] = [:]

  mutating func add(_ theirs: String, _ ours: String) { self.ours[Self.key(theirs)] = ours }

  /// The value that a cell has instead of its own: empty for one that is not to be read, nil for one that is not mapped.
  func value(of text: String) -> String? { ours[Self.key(text)].map { $0 == "-" ? "" : $0 } }

  private static func key(_ text: String) -> String {
    let key = CellText.key(text)
    return key.isEmpty || key.contains(where: \.isNumber) ? PersonText.nameKey(text) : key
  }
}
