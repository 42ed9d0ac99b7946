/// The engine's own tables: definitions, numbers given, and damage.
extension SQLiteConnection {
  /// The definitions by name, without the statistics that the engine keeps for itself on request.
  var definitions: [String: [String]] {
    get throws {
      var definitions: [String: [String]] = [:]
      try forEach(
        """
        SELECT name, typeof(type) || typeof(tbl_name) || type || ' ' || tbl_name || ' ' || coalesce(sql, '')
        FROM sqlite_schema
        WHERE substr(name, 1, 11) <> 'sqlite_stat' ORDER BY 1, 2
        """
      ) { row in
        guard let name = row.textIfAny(at: 0), let text = row.textIfAny(at: 1) else { return }
        definitions[name, default: []].append(text)
      }
      return definitions
    }
  }

  /// Calls the body with the text of each trigger.
  func forEachTrigger(_ body: (String) throws -> Void) throws {
    try forEach("SELECT sql FROM sqlite_schema WHERE type = 'trigger'") { try body($0.textIfAny(at: 0) ?? "") }
  }

  /// Calls the body with the damage of the file in the engine's words, up to a number of lines, and then with all
  /// references to rows that are not there.
  func forEachProblem(atMost limit: Int = 100, _ body: (EngineProblem) throws -> Void) throws {
    try run("PRAGMA ignore_check_constraints = ON")
    defer { try? run("PRAGMA ignore_check_constraints = OFF") }
    var left = limit
    try forEach(limit == 1 ? "PRAGMA integrity_check(1)" : "PRAGMA integrity_check(100)") { row in
      // The engine reports some problems as several lines of one row.
      let lines = (row.textIfAny(at: 0) ?? "").split(separator: "\n").filter { $0 != "ok" && !$0.hasPrefix("***") }
      left -= lines.count
      for line in lines { try body(.damaged(String(line))) }
    }
    do {
      try forEachBrokenCondition(atMost: left) { try body(.damaged("CHECK constraint failed in \($0)")) }
    } catch StoreError.corrupt where left < limit {
      // What cannot be read is named above.
    }
    guard limit > 1 else { return }
    try forEach("PRAGMA foreign_key_check") {
      try body(.danglingReference(from: $0.textIfAny(at: 0) ?? "", to: $0.textIfAny(at: 2) ?? ""))
    }
  }

  func lastNumber(givenBy table: String) throws -> Int64 {
    var last: Int64 = 0
    try forEach("SELECT max(seq) FROM sqlite_sequence WHERE name = \(table)") { row in
      if case .integer(let number) = row.value(at: 0) { last = number }
    }
    return last
  }

  func setLastNumber(givenBy table: String, to number: Int64) throws {
    try step("DELETE FROM sqlite_sequence WHERE name = \(table)")
    try step("INSERT INTO sqlite_sequence (name, seq) VALUES (\(table), \(number))")
  }

  func forEach(_ sql: SQL, _ body: (SQLiteStatement) throws -> Void) throws {
    try query(sql) { row in
      try body(row)
      return true
    }
  }
}

extension SQLiteStatement {
  /// The text of a column; nil when it holds anything else.
  func textIfAny(at column: Int32) -> String? {
    if case .text(let text) = value(at: column) { text } else { nil }
  }
}
