/// All rows of all tables, as a copy to another engine needs them.
extension Connection {
  /// The tables, each behind those to which its rows refer.
  func tables() throws -> [TableLayout] {
    switch self {
    case .sqlite(let connection): TableLayout.inOrder(try connection.tables())
    #if PostgreSQL
      case .postgresql(let connection): TableLayout.inOrder(try connection.tableLayouts())
    #endif
    }
  }

  func numbersGiven() throws -> [(table: String, number: Int64)] {
    switch self {
    case .sqlite(let connection): try connection.numbersGiven()
    #if PostgreSQL
      case .postgresql(let connection): try connection.numbersGiven()
    #endif
    }
  }

  func continueNumbers(_ numbers: [(table: String, number: Int64)], of tables: [TableLayout]) throws {
    switch self {
    case .sqlite(let connection): try connection.continueNumbers(numbers)
    #if PostgreSQL
      case .postgresql(let connection): try connection.continueNumbers(numbers, of: tables)
    #endif
    }
  }

  /// Calls the body with each of these tables and a function for its rows.
  func forEachTable(of tables: [TableLayout], _ body: (TableLayout, TableRows) throws -> Void) throws {
    switch self {
    case .sqlite(let connection):
      for table in tables { try body(table) { put in try connection.forEachRow(of: table, put) } }
    #if PostgreSQL
      case .postgresql(let connection): try connection.forEachTable(of: tables, body)
    #endif
    }
  }

  func insert(into table: TableLayout, _ body: TableRows) throws {
    switch self {
    case .sqlite(let connection): try connection.insert(into: table, body)
    #if PostgreSQL
      case .postgresql(let connection): try connection.insert(into: table, body)
    #endif
    }
  }

  /// Deletes all rows of a table.
  func clear(_ table: TableLayout) throws {
    switch self {
    case .sqlite(let connection): try connection.run("DELETE FROM \"\(table.name)\"")
    #if PostgreSQL
      case .postgresql(let connection): try connection.run("DELETE FROM \(PostgreSQLName.quoted(table.name))")
    #endif
    }
  }

  /// Has references checked at the end of the running transaction, where the engine can.
  func checkReferencesAtEnd() throws {
    switch self {
    case .sqlite(let connection): try connection.run("PRAGMA defer_foreign_keys = ON")
    #if PostgreSQL
      case .postgresql: break
    #endif
    }
  }
}
