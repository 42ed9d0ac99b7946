extension SQL {
  /// An index by which a table is to be read, behind the table's name: `FROM reservation
  /// \(.index("reservation_here"))`.
  ///
  /// The one word in a statement that is SQLite's own: its planner may take another index for quicker, and must obey
  /// this. An engine without such hints leaves it out; the answer of the statement is the same.
  package static func index(_ name: StaticString) -> SQL {
    SQL(parts: [.hint(name)])
  }
}
