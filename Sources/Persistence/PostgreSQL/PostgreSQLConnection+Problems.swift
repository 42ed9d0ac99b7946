#if PostgreSQL
  /// The problems that the server itself knows of, or can find.
  extension PostgreSQLConnection {
    /// Calls the body with rules that are switched off, damaged indexes, and references to rows that are not there.
    func forEachProblem(_ body: (EngineProblem) throws -> Void) throws {
      let schema = server.campground
      let answers = try together(
        [Self.unsafeSettings, Self.switchedOff(in: schema), Self.amcheck, Self.references(in: schema)]
          .map(PostgreSQLStatement.init))
      for name in answers[0].texts { try body(.unsafeSetting(name)) }
      for words in answers[1].texts { try body(.damaged(words)) }
      if let amcheck = answers[2].texts.first { try forEachDamagedIndex(by: amcheck) { try body(.damaged($0)) } }
      try forEachDangling(answers[3]) { try body(.danglingReference(from: $0, to: $1)) }
    }

    /// The answers to statements that leave at once, with what else is expected.
    private func together(_ statements: [PostgreSQLStatement]) throws -> [PostgreSQLAnswer] {
      expect(statements.map { statement in { _ = try self.answer(to: statement) } })
      return try statements.map(answer)
    }

    /// Settings without which a power cut loses or damages a committed write.
    private static let unsafeSettings: SQL = """
      SELECT name FROM pg_catalog.pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY 1
      """

    /// The rules of the tables that the server does not enforce.
    private static func switchedOff(in schema: String) -> SQL {
      """
      SELECT 'the constraint ' || conname || ' of ' || table_.relname || ' is not validated' AS words
      FROM pg_catalog.pg_constraint JOIN pg_catalog.pg_class AS table_ ON table_.oid = conrelid
        JOIN pg_catalog.pg_namespace AS schema_ ON schema_.oid = table_.relnamespace
      WHERE NOT convalidated AND nspname = \(schema)
      UNION ALL
      SELECT 'the index ' || index_.relname || ' is not valid'
      FROM pg_catalog.pg_index JOIN pg_catalog.pg_class AS index_ ON index_.oid = indexrelid
        JOIN pg_catalog.pg_namespace AS schema_ ON schema_.oid = index_.relnamespace
      WHERE NOT (indisvalid AND indisready) AND nspname = \(schema)
      UNION ALL
      SELECT 'a trigger of ' || table_.relname || ' is disabled: ' || CASE WHEN tgisinternal THEN 'a reference' ELSE tgname END
      FROM pg_catalog.pg_trigger JOIN pg_catalog.pg_class AS table_ ON table_.oid = tgrelid
        JOIN pg_catalog.pg_namespace AS schema_ ON schema_.oid = table_.relnamespace
      WHERE tgenabled <> 'O' AND nspname = \(schema)
      ORDER BY 1
      """
    }

    /// The schema of the extension that looks through indexes, where it is installed and this role may call it.
    private static let amcheck: SQL = """
      SELECT nspname FROM pg_catalog.pg_extension AS extension
        JOIN pg_catalog.pg_namespace AS schema_ ON schema_.oid = extension.extnamespace
        JOIN pg_catalog.pg_proc AS function ON function.pronamespace = schema_.oid
      WHERE extname = 'amcheck' AND proname = 'bt_index_check' AND pronargs = 2
        AND has_function_privilege(function.oid, 'EXECUTE')
      """

    private func forEachDamagedIndex(by amcheck: String, _ body: (String) throws -> Void) throws {
      let indexes = try answer(to: PostgreSQLStatement(Self.indexes(in: server.campground)))
      for row in 0..<indexes.count {
        guard let name = indexes.text(row, 0) else { continue }
        try beginNested()
        do {
          let look = "SELECT \(PostgreSQLName.quoted(amcheck)).bt_index_check($1::regclass, true)"
          _ = try answers(to: [PostgreSQLStatement(text: look, values: [.text(name)])])
          try endNested()
        } catch StoreError.corrupt(let words) {
          try rollBackNested()
          try body(words)
        }
      }
    }

    private static func indexes(in schema: String) -> SQL {
      """
      SELECT pg_catalog.quote_ident(nspname) || '.' || pg_catalog.quote_ident(index_.relname)
      FROM pg_catalog.pg_index JOIN pg_catalog.pg_class AS index_ ON index_.oid = indexrelid
        JOIN pg_catalog.pg_namespace AS schema_ ON schema_.oid = index_.relnamespace
        JOIN pg_catalog.pg_am AS access ON access.oid = index_.relam
      WHERE nspname = \(schema) AND amname = 'btree' ORDER BY 1
      """
    }

    /// Looks for rows that refer to one that is not there, although the server promises that there are none.
    private func forEachDangling(
      _ references: PostgreSQLAnswer, _ body: (_ from: String, _ to: String) throws -> Void
    ) throws {
      let columns = (0..<references.count).map { row in (0...3).map { references.text(row, $0) ?? "" } }
      if columns.isEmpty { return }
      let counts = try together(columns.map { Self.dangling($0.map(PostgreSQLName.quoted)) })
      for (names, count) in zip(columns, counts) {
        for _ in 0..<(count.integer(0, 0) ?? 0) { try body(names[0], names[2]) }
      }
    }

    /// The number of the rows of a table whose column refers to no row of another one's.
    private static func dangling(_ names: [String]) -> PostgreSQLStatement {
      PostgreSQLStatement(
        text: """
          SELECT count(*) FROM \(names[0]) AS referring WHERE \(names[1]) IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM \(names[2]) AS other WHERE other.\(names[3]) = referring.\(names[1]))
          """)
    }

    private static func references(in schema: String) -> SQL {
      """
      SELECT table_.relname, column_.attname, other.relname, key.attname
      FROM pg_catalog.pg_constraint JOIN pg_catalog.pg_class AS table_ ON table_.oid = conrelid
        JOIN pg_catalog.pg_class AS other ON other.oid = confrelid
        JOIN pg_catalog.pg_namespace AS schema_ ON schema_.oid = table_.relnamespace
        JOIN pg_catalog.pg_attribute AS column_ ON column_.attrelid = conrelid AND column_.attnum = conkey[1]
        JOIN pg_catalog.pg_attribute AS key ON key.attrelid = confrelid AND key.attnum = confkey[1]
      WHERE contype = 'f' AND nspname = \(schema) ORDER BY 1, 2
      """
    }
  }

  extension PostgreSQLAnswer {
    /// The texts of the first column.
    fileprivate var texts: [String] { (0..<count).compactMap { text($0, 0) } }
  }
#endif
