#if PostgreSQL
  import Testing

  @testable import Persistence

  /// The definitions of a schema, as a server has them.
  @Suite(.enabled(if: ServerSchema.location != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct DefinitionsOnServerTests {
    private let schema: ServerSchema

    init() throws { schema = try ServerSchema() }

    private func definitions(of name: String) throws -> [String] {
      try schema.texts("SELECT name || ' ' || text FROM (\(PostgreSQLDefinitions.all(in: name))) AS all_ (name, text)")
    }

    @Test(arguments: ["", "key", "new", "Block-2"])
    func `two schemas made by one script are equal, whatever they are called`(name: String) throws {
      guard !name.isEmpty else { return #expect(try definitions(of: schema.name).count > 500) }
      let former = try definitions(of: schema.name)
      try schema.run("BEGIN; ALTER SCHEMA \(schema.name) RENAME TO \(schema.quoted(name))")
      defer { try? schema.run("ROLLBACK") }
      #expect(try definitions(of: name) == former)
    }

    @Test(arguments: [
      "ALTER TABLE ledger DISABLE TRIGGER ledger_stays",
      "ALTER TABLE night DROP CONSTRAINT \"night.site, night.night\"",
      "CREATE INDEX by_loop ON camp_site (loop)", "ALTER TABLE camper ALTER COLUMN notes TYPE VARCHAR(10)",
      "ALTER TABLE camper ALTER COLUMN notes SET NOT NULL", "ALTER TABLE camper ALTER COLUMN notes SET DEFAULT 'none'",
      "ALTER TABLE key DISABLE ROW LEVEL SECURITY", "DROP POLICY key_added ON key", "CREATE VIEW seen AS SELECT 1",
      "CREATE RULE gone AS ON INSERT TO ledger DO INSTEAD NOTHING", "DROP INDEX night_by_block",
      "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'",
      "ALTER TABLE camper DROP CONSTRAINT camper_email_check, ADD CONSTRAINT camper_email_check CHECK (email <> '') NOT VALID",
    ])
    func `a change of any of them is seen`(change: String) throws {
      let former = try definitions(of: schema.name)
      try schema.run(change)
      #expect(try definitions(of: schema.name) != former)
    }

    @Test func `a check names the difference from a new campground, which it makes beside and leaves no trace of`()
      throws
    {
      try schema.run("INSERT INTO store VALUES (1, 1)")
      let connection = try schema.connection()
      #expect(try connection.differingDefinitions() == [])
      try schema.run("CREATE INDEX by_loop ON camp_site (loop); DROP TRIGGER ledger_stays ON ledger")
      #expect(try connection.differingDefinitions() == ["by_loop", "ledger_stays"])
      #expect(try schema.texts("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'campctl.%'") == [])
      try schema.grant(.front, to: schema.desk)
      try connection.link.run("SET ROLE \(schema.quoted(schema.desk))")
      #expect(try connection.differingDefinitions() == nil)
    }

    @Test(
      arguments: [
        ("h2339", "WA H-2339", true), ("wah", "WA H-2339", true), ("h2338", "WA H-2339", false),
        ("9", "WA H-2339", true),
        ("", "any", true), ("a", "", false), ("aab", "aaab", true), ("ab", "a-a-b", true), ("jose", "José", true),
        ("jose", "Ann", false), ("xyz", "in \\u00e9", true), (nil, "plain", false), (nil, "日本", true),
      ] as [(String?, String, Bool)])
    func `a text may contain a word`(word: String?, text: String, expected: Bool) throws {
      let none: String? = nil
      let found = try schema.texts("SELECT CASE WHEN may_contain(\(word), \(none), \(text)) THEN 'yes' ELSE 'no' END")
      #expect(found == [expected ? "yes" : "no"])
    }
  }
#endif
