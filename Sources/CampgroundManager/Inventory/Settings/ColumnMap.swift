/// The columns that a request maps by hand.
package struct ColumnMap: Hashable, Sendable {
  package struct Pair: Hashable, Sendable {
    /// The name in the file.
    package let theirs: String
    /// Our name, or `-` for a column that is not to be read.
    package let ours: String

    package init(theirs: String, ours: String) {
      self.theirs = theirs
      self.ours = ours
    }
  }

  package var pairs: [Pair] = []

  package init() {}
}

/// A map of columns that is kept under a name.
package struct SavedMap: Hashable, Sendable {
  package internal(set) var name: String
  package internal(set) var map: ColumnMap
}

extension SavedMap: Recorded {
  static let blank = SavedMap(name: "", map: ColumnMap())

  static let fields: FieldList = [
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    list("columns", { $0.map.pairs }, { $0.map.pairs = $1 }),
  ]
}

extension ColumnMap.Pair: Recorded {
  static let blank = ColumnMap.Pair(theirs: "", ours: "")

  static let fields: FieldList = [
    text("theirs", of: .campground, { $0.theirs }, { $0 = Self(theirs: $1, ours: $0.ours) }),
    text("ours", of: .campground, { $0.ours }, { $0 = Self(theirs: $0.theirs, ours: $1) }),
  ]
}
