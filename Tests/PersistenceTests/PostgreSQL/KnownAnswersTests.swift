#if PostgreSQL
  import TestSupport
  import Testing

  @testable import Persistence

  /// The tables of statements, by which an answer from a server is forgotten when its table is written to.
  struct KnownAnswersTests {
    @Test(
      arguments: [
        ("SELECT 1", []),
        ("SELECT a FROM night WHERE reservation = $1", ["night"]),
        ("SELECT a FROM night AS n JOIN camp_site AS s ON s.id = n.site WHERE 1 = 1", ["night", "camp_site"]),
        ("SELECT (SELECT 1 FROM rate WHERE site = 2) FROM \"camp_site\"", ["rate", "camp_site"]),
        ("SELECT 1 FROM night WHERE a IN (SELECT id FROM reservation)", ["night", "reservation"]),
      ] as [(String, Set<Substring>)])
    func `a statement reads the tables behind FROM and JOIN`(_ text: String, _ tables: Set<Substring>) {
      #expect(PostgreSQLText.tables(in: text) == tables)
    }

    @Test(arguments: [
      "SELECT 1 FROM night, rate", "SELECT 1 FROM night AS n, rate AS r", "SELECT 1 FROM night n, rate r",
    ])
    func `of a list of tables none is overlooked`(_ text: String) {
      #expect(PostgreSQLText.tables(in: text).isSuperset(of: ["night", "rate"]))
    }

    @Test(
      arguments: [
        ("SELECT a FROM ledger WHERE reservation IN ($1)", "reservation"),
        (
          "SELECT a, CASE WHEN b OR c THEN 1 END FROM ledger WHERE reservation IN ($1) AND kind = 'tax' ORDER BY id",
          "reservation"
        ),
        ("SELECT sum(a) FROM ledger WHERE reservation IN ($1) GROUP BY b HAVING a <> 0 OR b <> 0", "reservation"),
        ("SELECT a FROM ledger WHERE reservation IN ($1, $2)", nil),
        ("SELECT a FROM ledger WHERE reservation IN ($1) OR sale IN ($2)", nil),
        ("SELECT a FROM ledger AS l WHERE reservation IN ($1)", nil),
        ("SELECT (SELECT 1 FROM ledger) FROM ledger WHERE reservation IN ($1)", nil),
        ("SELECT a FROM ledger WHERE reservation NOT IN ($1)", nil), ("SELECT a FROM ledger", nil),
      ] as [(String, Substring?)])
    func `a question about one thing has the value of one column`(_ text: String, _ column: Substring?) {
      #expect(PostgreSQLText(text).onlyColumn == column)
    }

    @Test func `a new row makes answers about its own thing old, and none about another`() throws {
      let question = PostgreSQLText("SELECT amount FROM ledger WHERE reservation IN ($1)")
      let about = { (number: Int64) in PostgreSQLStatement(question, [.integer(number)]) }
      let row = PostgreSQLText("INSERT INTO ledger (id, reservation, amount) VALUES ($1, $2, $3)")
      var known = KnownAnswers()
      for number in 3...4 as ClosedRange<Int64> {
        known.keep(try #require(PostgreSQLAnswer(unknown: about(number))), to: about(number))
      }
      known.forget(changedBy: PostgreSQLStatement(row, [.integer(1), .integer(3), .integer(500)]))
      #expect(known[about(3)] == nil)
      #expect(known.old(about(3)) != nil)
      #expect(known[about(4)] != nil)
      known.forget(changedBy: PostgreSQLStatement(PostgreSQLText("UPDATE ledger SET memo = $1"), [.null]))
      #expect(known[about(4)] == nil)
    }

    @Test(
      arguments: [
        ("INSERT INTO night (site) VALUES ($1)", "night"), ("INSERT INTO night(site) VALUES ($1)", "night"),
        ("UPDATE reservation SET status = $1", "reservation"), ("DELETE FROM \"key\" WHERE id = $1", "key"),
        ("  UPDATE\n  rate SET name = $1", "rate"), ("TRUNCATE night", nil), ("CREATE TABLE night (a int)", nil),
      ] as [(String, Substring?)])
    func `a statement writes to the table that its first words name`(_ text: String, _ table: Substring?) {
      #expect(PostgreSQLText.changedTable(in: text) == table)
    }
  }

  /// The statements that give rights: names from people stay names.
  struct GrantTextTests {
    private let grants = PostgreSQLGrants(rights: [TableRights("night", "INSERT, DELETE", for: [.stay])])

    @Test(arguments: StoreRole.allCases)
    func `a name is a text within the block, whatever it contains`(kind: StoreRole) throws {
      let statement = grants.statement(giving: kind, to: #"a'b\c$$"#, in: "la'ke")
      // The block is a text itself, so each quote and each backslash of the names in it is written twice as often.
      #expect(statement.contains(#"E''a''''b\\\\c$$''"#))
      #expect(statement.contains(#"E''la''''ke''"#))
      #expect(statement.hasPrefix("DO E'"))
      let text = statement.dropFirst(5).dropLast().replacing("''", with: "").replacing(#"\\"#, with: "")
      #expect(!text.contains("'") && !text.contains(#"\"#))
    }

    @Test func `a role gets the rights of its works, and one without any reads at most`() {
      let works = { (role: StoreRole) in
        self.grants.statement(giving: role, to: "a", in: "b").contains("ARRAY[]::text[]")
      }
      #expect(StoreRole.allCases.filter(works) == [.none, .read])
      let reads = { (role: StoreRole) in self.grants.statement(giving: role, to: "a", in: "b").contains("GRANT USAGE") }
      #expect(StoreRole.allCases.filter(reads) == [.read, .housekeeping, .till, .front, .prices])
    }
  }
#endif
