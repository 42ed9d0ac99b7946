#if PostgreSQL
  /// The tables as a copy of all rows needs them.
  extension PostgreSQLConnection {
    func tableLayouts() throws -> [TableLayout] {
      try tableNames().filter { !Self.ownTables.contains($0) }.map(layout)
    }

    /// The tables that only this engine has.
    static let ownTables = ["store", "counter", "witness", "turn"]

    private func layout(of table: String) throws -> TableLayout {
      let columns = try catalogued(
        """
        SELECT column_.attname, column_.attnum = ANY(coalesce(key.conkey, '{}')), column_.atttypid <> 'text'::regtype
        FROM pg_catalog.pg_attribute AS column_
          LEFT JOIN pg_catalog.pg_constraint AS key ON key.conrelid = column_.attrelid AND key.contype = 'p'
        WHERE column_.attrelid = to_regclass(pg_catalog.quote_ident(\(table))) AND attnum > 0 AND NOT attisdropped
        ORDER BY attnum
        """)
      let others = try catalogued(
        """
        SELECT other.relname FROM pg_catalog.pg_constraint
          JOIN pg_catalog.pg_class AS other ON other.oid = confrelid
        WHERE contype = 'f' AND conrelid = to_regclass(pg_catalog.quote_ident(\(table)))
        """)
      let names = (0..<columns.count).map { columns.text($0, 0) ?? "" }
      return TableLayout(
        name: table, columns: names, isNumber: (0..<columns.count).map { columns.integer($0, 2) == 1 },
        key: (0..<columns.count).filter { columns.integer($0, 1) == 1 }.map { names[$0] },
        references: (0..<others.count).map { others.text($0, 0) ?? "" })
    }

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
    func insert(into table: TableLayout, _ body: (_ put: ([LentValue]) throws -> Void) throws -> Void) throws {
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

    /// Calls the body with all rows of a table in the order of their key, which the server sends on and on.
    func forEachRow(of table: TableLayout, _ body: ([LentValue]) throws -> Void) throws {
      try flyIfWaiting()
      let columns = table.columns.map(PostgreSQLName.quoted).joined(separator: ", ")
      let order = (table.key.isEmpty ? table.columns : table.key).map(PostgreSQLName.quoted).joined(separator: ", ")
      let query = "SELECT \(columns) FROM \(PostgreSQLName.quoted(table.name)) ORDER BY \(order)"
      var row = CopiedRow(isNumber: table.isNumber, query)
      do {
        try link.copy(outOf: "COPY (\(query)) TO STDOUT") { line in
          try row.read(line)
          try body(row.values)
        }
      } catch {
        hasFailed = true
        throw marked(error)
      }
    }

    private func flyIfWaiting() throws {
      guard !looking.isOn else { throw LacksAnswer() }
      if !waiting.isEmpty || !hasLeft { try fly([]) }
    }
  }
#endif
