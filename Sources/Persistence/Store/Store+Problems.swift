/// A problem that the engine itself finds in a store, whatever its rows mean.
package enum EngineProblem: Hashable, Sendable {
  /// The file is damaged, in the engine's words.
  case damaged(String)
  /// A row of one table refers to one of another that is not there.
  case danglingReference(from: String, to: String)
}

extension Store {
  /// Calls the body with the engine's problems one by one: of damage the first hundred, of references all.
  package func forEachEngineProblem(_ body: (EngineProblem) throws -> Void) throws {
    try forEach("PRAGMA integrity_check(100)") { row in
      // The engine reports some problems as several lines of one row.
      let lines = try (row[0] as String).split(separator: "\n").filter { $0 != "ok" && !$0.hasPrefix("***") }
      for line in lines { try body(.damaged(String(line))) }
    }
    try forEach("PRAGMA foreign_key_check") { try body(.danglingReference(from: $0[0], to: $0[2])) }
  }

  /// The largest number that a table has assigned to a row, whether or not the row is still there; 0 before the first.
  ///
  /// A table that numbers its rows never assigns a number twice.
  package func lastNumber(givenBy table: String) throws -> Int64 {
    try value("SELECT max(seq) FROM sqlite_sequence WHERE name = \(table)", as: Int64?.self).flatMap(\.self) ?? 0
  }

  /// Makes a table continue its numbers after this one, which is no less than any that it has assigned; only inside
  /// ``write(_:)``.
  package func setLastNumber(givenBy table: String, to number: Int64) throws {
    guard try lastNumber(givenBy: table) != number else { return }
    let touched = try execute("UPDATE sqlite_sequence SET seq = \(number) WHERE name = \(table)")
    if touched == 0 { try execute("INSERT INTO sqlite_sequence (name, seq) VALUES (\(table), \(number))") }
  }
}
