#if PostgreSQL
  import Testing

  @testable import Persistence

  /// The statements that give rights: names from people stay names.
  struct GrantTextTests {
    private let grants = PostgreSQLGrants(frontRights: ["night": "INSERT, DELETE"])

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

    @Test func `only a front desk gets the rights of one`() {
      #expect(grants.statement(giving: .front, to: "a", in: "b").contains("true AS is_front"))
      #expect(grants.statement(giving: .read, to: "a", in: "b").contains("false AS is_front"))
    }
  }
#endif
