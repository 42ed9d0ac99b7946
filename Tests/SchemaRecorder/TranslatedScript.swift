/// The script that makes SQLite's newest tables on PostgreSQL, translated from their definitions by rules.
///
/// A unique constraint is named as SQLite's error names its columns: `night.site, night.night`. So the name that
/// PostgreSQL reports is that error again.
struct TranslatedScript {
  let text: String

  /// - Parameter definitions: The statements that make SQLite's tables, indexes and triggers.
  /// - Throws: The errors of a statement that has no translation.
  init(_ definitions: [String]) throws {
    let statements = definitions.map(Self.withoutComments).filter { statement in
      !ServerProof.ownTriggers.contains { statement.hasPrefix("CREATE TRIGGER \($0) ") }
    }
    let tables = statements.compactMap(TranslatedTable.init)
    let indexes = statements.compactMap(Self.index)
    let triggers = statements.compactMap(TranslatedTrigger.init)
    guard tables.count + indexes.count + triggers.count == statements.count else { throw Untranslated() }
    let parts = try [Self.marks] + Self.ordered(tables).map(\.text) + indexes + [Self.refusal] + triggers.map(\.text)
    text = (parts + [Self.rowSecurity, ServerProof.script]).joined(separator: "\n")
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

  /// A role that is not the owner sees all entries and keys, and adds keys; ``ServerProof`` has the rest.
  private static let rowSecurity = """
    ALTER TABLE command ENABLE ROW LEVEL SECURITY;
    CREATE POLICY command_read ON command FOR SELECT USING (TRUE);
    ALTER TABLE key ENABLE ROW LEVEL SECURITY;
    CREATE POLICY key_read ON key FOR SELECT USING (TRUE);
    CREATE POLICY key_added ON key FOR INSERT WITH CHECK (TRUE);
    """

  private static func withoutComments(_ statement: String) -> String {
    statement.split(separator: "\n").map { $0.prefix(upTo: $0.firstRange(of: "--")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The tables, each behind those to which its rows refer.
  private static func ordered(_ tables: [TranslatedTable]) throws -> [TranslatedTable] {
    var (made, rest): ([TranslatedTable], [TranslatedTable]) = ([], tables)
    while let next = rest.firstIndex(where: { $0.references.isSubset(of: made.map(\.name) + [$0.name]) }) {
      made.append(rest.remove(at: next))
    }
    guard rest.isEmpty else { throw Untranslated() }
    return made
  }

  private static func index(_ statement: String) -> String? {
    guard statement.hasPrefix("CREATE INDEX ") || statement.hasPrefix("CREATE UNIQUE INDEX ") else { return nil }
    return statement.replacing(/UNIQUE INDEX \w+ ON (\w+) \(([\w, ]+)\)/) { match in
      "UNIQUE INDEX \(TranslatedTable.uniqueName(match.1, match.2)) ON \(match.1) (\(match.2))"
    } + ";"
  }
}

/// Thrown for a definition that no rule knows, and for tables that refer to each other in a circle.
private struct Untranslated: Error {}
