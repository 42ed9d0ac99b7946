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
    var (columns, isNumber, key, references) = ([String](), [Bool](), [String](), [String]())
    try forEach("SELECT name, pk, type FROM pragma_table_info(\(table)) ORDER BY cid") { row in
      guard let name = row.textIfAny(at: 0) else { return }
      columns.append(name)
      isNumber.append(row.textIfAny(at: 2) == "INTEGER")
      if row.value(at: 1) != .integer(0) { key.append(name) }
    }
    try forEach("SELECT \"table\" FROM pragma_foreign_key_list(\(table))") { row in
      if let other = row.textIfAny(at: 0) { references.append(other) }
    }
    return TableLayout(name: table, columns: columns, isNumber: isNumber, key: key, references: references)
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

  /// Runs the body on the tables alone, and makes the indexes and triggers of the schema when it has ended: for many rows
  /// at once that is faster, and a trigger would look for other rows without an index.
  func withTablesAlone(_ body: () throws -> Void) throws {
    var made: [(kind: String, name: String, definition: String)] = []
    try forEach(
      "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY rowid"
    ) { row in
      if let kind = row.textIfAny(at: 0), let name = row.textIfAny(at: 1), let text = row.textIfAny(at: 2) {
        made.append((kind, name, text))
      }
    }
    for (kind, name, _) in made { try run("DROP \(kind) \(Self.quoted(name))") }
    try body()
    for (_, _, definition) in made { try run(definition) }
  }

  /// Inserts all rows that the body gives.
  func insert(into table: TableLayout, _ body: TableRows) throws {
    let columns = table.columns.map(Self.quoted).joined(separator: ", ")
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try SQLiteStatement(
      "INSERT INTO \(Self.quoted(table.name)) (\(columns)) VALUES (\(places))", on: handle)
    try body { row in
      defer { statement.reset() }
      for column in row.indices { try statement.bind(row[column], at: column) }
      _ = try statement.step()
    }
  }

  /// Calls the body with all rows of a table in the order of their key.
  func forEachRow(of table: TableLayout, _ body: ([LentValue]) throws -> Void) throws {
    let columns = table.columns.map(Self.quoted).joined(separator: ", ")
    let order = (table.key.isEmpty ? table.columns : table.key).map(Self.quoted).joined(separator: ", ")
    let statement = try SQLiteStatement(
      "SELECT \(columns) FROM \(Self.quoted(table.name)) ORDER BY \(order)", on: handle)
    var row: [LentValue] = []
    while try statement.step() {
      row.removeAll(keepingCapacity: true)
      for column in table.columns.indices {
        guard let value = statement.lent(at: Int32(column)) else {
          throw StoreError.unexpectedValue(column: column, statement: statement.text)
        }
        row.append(value)
      }
      try body(row)
    }
  }

  private static func quoted(_ name: String) -> String { "\"\(name)\"" }
}
