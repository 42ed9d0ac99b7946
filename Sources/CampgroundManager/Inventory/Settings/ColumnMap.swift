/// The columns, and their values, that a request maps by hand.
package struct ColumnMap: Hashable, Sendable {
  package struct Pair: Hashable, Sendable {
    /// The name of a column in the file; of a column with one of its values, as in `Status: OK`, where no column has that
    /// name.
    package let theirs: String
    /// The value of the column that is meant, where `theirs` is the column alone.
    package let value: String?
    /// Our name or value, or `-` for a column or a value that is not to be read.
    package let ours: String

    package init(theirs: String, value: String? = nil, ours: String) {
      self.theirs = theirs
      self.value = value
      self.ours = ours
    }
  }

  package var pairs: [Pair] = []

  package init() {}

  /// Adds a pair in place of a former one of the same column or value.
  package mutating func add(_ pair: Pair) {
    pairs.removeAll { ($0.theirs, $0.value) == (pair.theirs, pair.value) }
    pairs.append(pair)
  }
}

/// A map of columns that is kept under a name.
package struct SavedMap: Hashable, Sendable {
  package internal(set) var name: String
  package internal(set) var map: ColumnMap
}

extension SavedMap: Recorded {
  static let blank = SavedMap(name: "", map: ColumnMap())

  static let fields: FieldList<Self> = [
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    list("columns", { $0.map.pairs }, { $0.map.pairs = $1 }),
  ]
}

extension ColumnMap.Pair: Recorded {
  static let blank = ColumnMap.Pair(theirs: "", ours: "")

  static let fields: FieldList<Self> = [
    text("theirs", of: .campground, { $0.theirs }, { $0 = Self(theirs: $1, value: $0.value, ours: $0.ours) }),
    text(
      "value", omitted: true, of: .campground, { $0.value },
      { $0 = Self(theirs: $0.theirs, value: $1, ours: $0.ours) }),
    text("ours", of: .campground, { $0.ours }, { $0 = Self(theirs: $0.theirs, value: $0.value, ours: $1) }),
  ]
}
