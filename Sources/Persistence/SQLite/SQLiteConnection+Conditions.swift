/// The conditions that tables set on their rows.
extension SQLiteConnection {
  /// Calls the body with the table of each row that breaks a condition, at most so often.
  ///
  /// The engine's own check would look at them, too, but it makes each list of words anew for each row, which took longer
  /// than the rest of that check; a query makes it once.
  func forEachBrokenCondition(atMost limit: Int, _ body: (_ table: String) throws -> Void) throws {
    var tables: [(name: String, conditions: [Substring])] = []
    try forEach("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY rowid") { row in
      guard let name = row.textIfAny(at: 0), let definition = row.textIfAny(at: 1) else { return }
      tables.append((name, Self.conditions(in: definition)))
    }
    var left = limit
    for (name, conditions) in tables where left > 0 && !conditions.isEmpty {
      // A condition whose outcome is NULL is kept.
      let broken = conditions.map { "NOT \($0)" }.joined(separator: " OR ")
      let statement = try SQLiteStatement("SELECT 1 FROM \"\(name)\" WHERE \(broken) LIMIT \(left)", on: handle)
      while try statement.step() {
        left -= 1
        try body(name)
      }
    }
  }

  /// The texts in parentheses behind each CHECK of a table's definition.
  static func conditions(in definition: String) -> [Substring] {
    let bytes = definition.utf8
    var conditions: [Substring] = []
    var begun: (place: String.Index, depth: Int)?
    var depth = 0
    var quote: UInt8?
    for place in bytes.indices {
      let byte = bytes[place]
      if let end = quote {
        // A doubled quote ends here, and begins anew.
        if byte == end { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
      // A comment ends with its line.
      case UInt8(ascii: "-") where bytes[..<place].last == byte: quote = UInt8(ascii: "\n")
      case UInt8(ascii: "("):
        if begun == nil, isCheck(before: place, in: bytes) { begun = (place, depth) }
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard let first = begun, first.depth == depth else { continue }
        conditions.append(definition[first.place...place])
        begun = nil
      default: break
      }
    }
    return conditions
  }

  private static func isCheck(before place: String.Index, in bytes: String.UTF8View) -> Bool {
    let word = bytes[..<place].reversed().drop { $0 == UInt8(ascii: " ") }.prefix { !" \n(),".utf8.contains($0) }
    return word.elementsEqual("KCEHC".utf8)
  }
}
