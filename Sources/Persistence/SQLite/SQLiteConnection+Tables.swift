/// The tables as a copy of all rows needs them.
extension SQLiteConnection {
  /// The tables that a schema has made, in the order in which they were made.
  func tables() throws -> [TableLayout] {
    var names: [String] = []
    try forEach("SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_'") { row in
      if let name = row.textIfAny(at: 0) { names.append(name) }
    }
    return try names.map(layout)
  }

  private func layout(of table: String) throws -> TableLayout {
    var (columns, key, references) = ([String](), [String](), [String]())
    try forEach("SELECT name, pk FROM pragma_table_info(\(table)) ORDER BY cid") { row in
      guard let name = row.textIfAny(at: 0) else { return }
      columns.append(name)
      if row.value(at: 1) != .integer(0) { key.append(name) }
    }
    try forEach("SELECT \"table\" FROM pragma_foreign_key_list(\(table))") { row in
      if let other = row.textIfAny(at: 0) { references.append(other) }
    }
    return TableLayout(name: table, columns: columns, key: key, references: references)
  }

  /// The last numbers that tables have given, by their names.
  func numbersGiven() throws -> [(table: String, number: Int64)] {
    var numbers: [(String, Int64)] = []
    try forEach("SELECT name, seq FROM sqlite_sequence ORDER BY name") { row in
      if let name = row.textIfAny(at: 0), case .integer(let number) = row.value(at: 1) {
        numbers.append((name, number))
      }
    }
    return numbers
  }

  /// Continues numbers where another store's tables were; a table that is not to remember its numbers is left out.
  func continueNumbers(_ numbers: [(table: String, number: Int64)]) throws {
    var numbered: Set<String> = []
    try forEach("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'") { row in
      if let name = row.textIfAny(at: 0) { numbered.insert(name) }
    }
    for (table, number) in numbers where numbered.contains(table) { try setLastNumber(givenBy: table, to: number) }
  }

  /// Runs the body without the indexes that a schema has made, and makes them when it has ended: for many rows at once
  /// that is faster.
  func withoutIndexes(_ body: () throws -> Void) throws {
    var indexes: [(name: String, definition: String)] = []
    try forEach("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY rowid") { row in
      if let name = row.textIfAny(at: 0), let text = row.textIfAny(at: 1) { indexes.append((name, text)) }
    }
    for index in indexes { try run("DROP INDEX \(Self.quoted(index.name))") }
    try body()
    for index in indexes { try run(index.definition) }
  }

  /// Inserts all rows that the body gives.
  func insert(into table: TableLayout, _ body: (_ put: (Row) throws -> Void) throws -> Void) throws {
    let columns = table.columns.map(Self.quoted).joined(separator: ", ")
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try SQLiteStatement(
      "INSERT INTO \(Self.quoted(table.name)) (\(columns)) VALUES (\(places))", on: handle)
    try body { row in
      defer { statement.reset() }
      for column in table.columns.indices { try statement.bind(row.lent(at: column), at: column) }
      _ = try statement.step()
    }
  }

  /// Calls the body with all rows of a table in the order of their key.
  func forEachRow(of table: TableLayout, _ body: (Row) throws -> Void) throws {
    let columns = table.columns.map(Self.quoted).joined(separator: ", ")
    let order = (table.key.isEmpty ? table.columns : table.key).map(Self.quoted).joined(separator: ", ")
    let statement = try SQLiteStatement(
      "SELECT \(columns) FROM \(Self.quoted(table.name)) ORDER BY \(order)", on: handle)
    while try statement.step() { try body(Row(.sqlite(statement))) }
  }

  private static func quoted(_ name: String) -> String { "\"\(name)\"" }
}
