/// A table of SQLite as PostgreSQL makes it.
struct TranslatedTable {
  let name: Substring
  /// The tables to which its rows refer.
  let references: Set<Substring>
  let text: String

  /// Returns nil for the definition of anything else.
  init?(_ statement: String) {
    guard let parts = statement.wholeMatch(of: /CREATE TABLE "?(\w+)"? \((.+)\) STRICT(, WITHOUT ROWID)?/) else {
      return nil
    }
    let name = parts.1
    let lines = Self.items(parts.2).map { Self.translated($0, of: name) }
    self.name = name
    references = Set(statement.matches(of: /REFERENCES "?(\w+)"?/).map(\.1))
    text = "CREATE TABLE \(name) (\n  \(lines.joined(separator: ",\n  "))\n);"
  }

  /// The name of a unique constraint: its columns as SQLite's error has them.
  static func uniqueName(_ table: Substring, _ columns: Substring) -> String {
    "\"\(columns.split(separator: ", ").map { "\(table).\($0)" }.joined(separator: ", "))\""
  }

  /// The columns and constraints between the commas that stand in no parenthesis.
  private static func items(_ body: Substring) -> [Substring] {
    var (items, start, depth): ([Substring], Substring.Index, Int) = ([], body.startIndex, 0)
    for place in body.indices {
      if body[place] == "(" { depth += 1 }
      if body[place] == ")" { depth -= 1 }
      if body[place] == ",", depth == 0 {
        items.append(body[start..<place])
        start = body.index(after: place)
      }
    }
    return (items + [body[start...]]).map { $0.trimmingPrefix(" ").replacing(/\ $/, with: "") }
  }

  private static func translated(_ item: Substring, of table: Substring) -> String {
    let column = item.prefix { $0 != " " }
    let name = uniqueName(table, column)
    return String(item)
      .replacing(/PRIMARY KEY(?: AUTOINCREMENT)?(?! \(| AUTO)/) { _ in "CONSTRAINT \(name) PRIMARY KEY" }
      .replacing(/^PRIMARY KEY \((.+)\)$/) { "CONSTRAINT \(uniqueName(table, $0.1)) PRIMARY KEY (\($0.1))" }
      .replacing(/\bUNIQUE\b/) { _ in "CONSTRAINT \(name) UNIQUE" }
      .replacing(/\bINTEGER\b/, with: "BIGINT")
      .replacing(/\bTEXT\b/, with: #"TEXT COLLATE "C""#)
      .replacing(/REFERENCES "(\w+)"/) { "REFERENCES \($0.1)" }
      .replacing(/(\(\w+ IS NOT NULL\) \+ )+\(\w+ IS NOT NULL\)/) { sum in
        let columns = sum.0.matches(of: /(\w+) IS/).map(\.1).joined(separator: ", ")
        return "num_nonnulls(\(columns))"
      }
      .replacing(/coalesce\((\w+(?:, \w+){2,})\) IS NOT NULL/) { "num_nonnulls(\($0.1)) > 0" }
  }
}
