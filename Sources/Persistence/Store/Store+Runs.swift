extension Store {
  /// The number of runs of each statement by its shape: the text with one place for each list of values.
  ///
  /// A command that reads a list at once runs as many statements for a thousand things as for five. Empty for a server,
  /// which counts its flights.
  package var runsByShape: [String: Int] {
    (connection.sqlite?.runs ?? []).reduce(into: [:]) { all, run in
      all[StatementShape.of(run.text), default: 0] += run.count
    }
  }
}

/// The text of a statement however many values its lists have.
private enum StatementShape {
  static func of(_ text: String) -> String {
    var shape = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      shape.append(character)
      guard character == "?" else { continue }
      while rest.hasPrefix(", ?") { rest = rest.dropFirst(3) }
    }
    return shape
  }
}
