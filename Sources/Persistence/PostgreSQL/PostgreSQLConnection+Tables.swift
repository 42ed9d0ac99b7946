#if PostgreSQL
  /// The tables as a copy of all rows needs them.
  extension PostgreSQLConnection {
    func tableLayouts() throws -> [TableLayout] {
      let found = try catalogued([
        """
        SELECT table_.relname, column_.attname, column_.attnum = ANY(coalesce(key.conkey, '{}')),
          column_.atttypid <> 'text'::regtype
        FROM pg_catalog.pg_attribute AS column_ JOIN (\(ownRelations)) AS table_ ON column_.attrelid = table_.oid
          LEFT JOIN pg_catalog.pg_constraint AS key ON key.conrelid = column_.attrelid AND key.contype = 'p'
        WHERE attnum > 0 AND NOT attisdropped ORDER BY table_.relname, attnum
        """,
        """
        SELECT table_.relname, other.relname FROM pg_catalog.pg_constraint
          JOIN (\(ownRelations)) AS table_ ON conrelid = table_.oid
          JOIN pg_catalog.pg_class AS other ON other.oid = confrelid WHERE contype = 'f'
        """,
      ])
      let (columns, references) = (found[0], found[1])
      let rows = Dictionary(grouping: 0..<columns.count) { columns.text($0, 0) ?? "" }
      return rows.filter { !Self.ownTables.contains($0.key) }.sorted { $0.key < $1.key }.map { table, rows in
        let names = rows.map { columns.text($0, 1) ?? "" }
        return TableLayout(
          name: table, columns: names, isNumber: rows.map { columns.integer($0, 3) == 1 },
          key: zip(rows, names).filter { columns.integer($0.0, 2) == 1 }.map(\.1),
          references: (0..<references.count).filter { references.text($0, 0) == table }
            .map { references.text($0, 1) ?? "" })
      }
    }

    /// The tables that only this engine has.
    static let ownTables = ["store", "counter", "witness", "turn"]

    func numbersGiven() throws -> [(table: String, number: Int64)] {
      let counters = try catalogued("SELECT name, seq FROM counter ORDER BY name")
      return (0..<counters.count).map { (counters.text($0, 0) ?? "", counters.integer($0, 1) ?? 0) }
    }

    /// Continues numbers where another store's tables were; a table without one there continues behind its rows.
    func continueNumbers(_ numbers: [(table: String, number: Int64)], of layouts: [TableLayout]) throws {
      for table in layouts where table.key == ["id"] && !numbers.contains(where: { $0.table == table.name }) {
        let text = "SELECT coalesce(max(id), 0) FROM \(PostgreSQLName.quoted(table.name))"
        let last = try answer(to: PostgreSQLStatement(text: text)).integer(0, 0) ?? 0
        if last > 0 { try setLastNumber(givenBy: table.name, to: last) }
      }
      for (table, number) in numbers { try setLastNumber(givenBy: table, to: number) }
    }

    /// Inserts all rows that the body gives, in one statement of the server's: rows of one table may refer to later ones.
    func insert(into table: TableLayout, _ body: TableRows) throws {
      try flyIfWaiting()
      let columns = table.columns.map(PostgreSQLName.quoted).joined(separator: ", ")
      changes += 1
      known.forgetAll()
      do {
        let command = "COPY \(PostgreSQLName.quoted(table.name)) (\(columns)) FROM STDIN"
        try link.copy(into: command, body)
      } catch {
        hasFailed = true
        throw marked(error)
      }
    }

    /// Calls the body with each table and a function for its rows, in the order of their key; the server sends on and on, all tables
    /// in one round trip.
    func forEachTable(of tables: [TableLayout], _ body: (TableLayout, TableRows) throws -> Void) throws {
      try flyIfWaiting()
      let queries = tables.map(Self.query)
      var next = zip(tables, queries).makeIterator()
      do {
        try link.copy(outOf: queries.map { "COPY (\($0)) TO STDOUT" }) { lines in
          guard let (table, query) = next.next() else { return }
          var row = CopiedRow(isNumber: table.isNumber, query)
          try body(table) { put in
            try lines.read { line in
              try row.read(line)
              try put(row.values)
            }
          }
        }
      } catch {
        hasFailed = true
        throw marked(error)
      }
    }

    /// All rows of a table.
    private static func query(_ table: TableLayout) -> String {
      let columns = table.columns.map(PostgreSQLName.quoted).joined(separator: ", ")
      let order = (table.key.isEmpty ? table.columns : table.key).map(PostgreSQLName.quoted).joined(separator: ", ")
      return "SELECT \(columns) FROM \(PostgreSQLName.quoted(table.name)) ORDER BY \(order)"
    }

    private func flyIfWaiting() throws {
      guard !looking.isOn else { throw LacksAnswer() }
      if !waiting.isEmpty || !hasLeft { try fly([]) }
    }
  }
#endif
