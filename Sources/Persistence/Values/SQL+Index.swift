extension SQL {
  /// An index that a table is to be read by, behind the table's name: `FROM reservation \(.index("reservation_here"))`.
  ///
  /// The one word in a statement that is SQLite's own: its planner may take another index for quicker, and what it is
  /// told it must do. An engine without such hints leaves it out; what the statement answers is the same.
  public static func index(_ name: StaticString) -> SQL {
    "INDEXED BY \(SQL(stringLiteral: name))"
  }
}
