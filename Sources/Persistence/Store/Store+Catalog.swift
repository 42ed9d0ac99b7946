extension Store {
  /// Calls the body with the engine's problems one by one: of damage the first hundred, of references all.
  package func forEachEngineProblem(_ body: (EngineProblem) throws -> Void) throws {
    try connection.forEachProblem(atMost: 100, body)
  }

  /// The largest number that a table has assigned to a row, whether or not the row is still there; 0 before the first.
  ///
  /// A table that numbers its rows never assigns a number twice.
  package func lastNumber(givenBy table: String) throws -> Int64 { try connection.lastNumber(givenBy: table) }

  /// Makes a table continue its numbers after this one, which is no less than any that it has assigned; only inside
  /// ``write(_:)``.
  package func setLastNumber(givenBy table: String, to number: Int64) throws {
    guard try lastNumber(givenBy: table) != number else { return }
    try requireWriting()
    try connection.setLastNumber(givenBy: table, to: number)
  }

  /// Adds a function for statements that search many texts: `may_contain(word, text, …)`.
  ///
  /// It is true when one of the texts has the word's letters and digits in their order, whatever their case and
  /// whatever stands between them, and for every text with anything but ASCII, which the caller has to compare itself.
  /// An empty word is in every text; null is in none of ASCII alone.
  package func addWordSearch() throws { try connection.addWordSearch() }
}
