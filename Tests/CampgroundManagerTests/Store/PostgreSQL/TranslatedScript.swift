#if PostgreSQL
  /// The script that makes SQLite's newest tables on PostgreSQL, translated from their definitions by rules.
  ///
  /// A unique constraint is named as SQLite's error names its columns: `night.site, night.night`. So the name that
  /// PostgreSQL reports is that error again.
  struct TranslatedScript {
    let text: String

    /// - Parameter definitions: The statements that make SQLite's tables, indexes and triggers.
    init(_ definitions: [String]) {
      let statements = definitions.map(Self.withoutComments)
      let tables = statements.compactMap(TranslatedTable.init)
      let indexes = statements.compactMap(Self.index)
      let triggers = statements.compactMap(TranslatedTrigger.init)
      precondition(
        tables.count + indexes.count + triggers.count == definitions.count, "a definition is of another kind")
      let parts = [Self.marks] + Self.ordered(tables).map(\.text) + indexes + [Self.refusal] + triggers.map(\.text)
      text = parts.joined(separator: "\n")
    }

    /// The tables that SQLite has in its file's header and in `sqlite_sequence`.
    private static let marks = """
      CREATE TABLE store (
        application BIGINT NOT NULL,
        version BIGINT NOT NULL
      );
      CREATE UNIQUE INDEX store_once ON store ((TRUE));
      CREATE TABLE counter (
        name TEXT COLLATE "C" CONSTRAINT "counter.name" PRIMARY KEY,
        seq BIGINT NOT NULL
      );
      """

    /// The function of the triggers that refuse every row.
    private static let refusal = """
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = TG_ARGV[0];
      END $$;
      """

    private static func withoutComments(_ statement: String) -> String {
      statement.split(separator: "\n").map { $0.prefix(upTo: $0.firstRange(of: "--")?.lowerBound ?? $0.endIndex) }
        .joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The tables, each behind those to which its rows refer.
    private static func ordered(_ tables: [TranslatedTable]) -> [TranslatedTable] {
      var (made, rest): ([TranslatedTable], [TranslatedTable]) = ([], tables)
      while let next = rest.firstIndex(where: { $0.references.isSubset(of: made.map(\.name) + [$0.name]) }) {
        made.append(rest.remove(at: next))
      }
      precondition(rest.isEmpty, "tables refer to each other in a circle")
      return made
    }

    private static func index(_ statement: String) -> String? {
      guard statement.hasPrefix("CREATE INDEX ") || statement.hasPrefix("CREATE UNIQUE INDEX ") else { return nil }
      return statement.replacing(/UNIQUE INDEX \w+ ON (\w+) \(([\w, ]+)\)/) { match in
        "UNIQUE INDEX \(TranslatedTable.uniqueName(match.1, match.2)) ON \(match.1) (\(match.2))"
      } + ";"
    }
  }
#endif
