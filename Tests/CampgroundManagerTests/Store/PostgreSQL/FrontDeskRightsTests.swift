#if PostgreSQL
  import CampgroundManager
  import Persistence
  import Testing

  /// The rights of a front desk's role, beside the tables that there are.
  struct FrontDeskRightsTests {
    private let rights = Dictionary(
      uniqueKeysWithValues: Schema.frontDeskRights.map { ($0.key.description, $0.value.description) })
    private let definitions = try? Store(.memory).rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      try $0[0] as String
    }

    @Test func `a front desk has its rights on every table`() throws {
      let tables = try #require(definitions).compactMap { $0.firstMatch(of: /CREATE TABLE "?(\w+)/)?.1 }.map(
        String.init)
      #expect(Set(rights.keys) == Set(tables).subtracting(["sqlite_sequence"]).union(["store", "counter"]))
    }

    @Test func `a front desk removes and overwrites nothing that is only added to`() throws {
      let tables = try #require(definitions).compactMap {
        $0.firstMatch(of: /CREATE TRIGGER \w+ BEFORE DELETE\s+ON (\w+)\s+BEGIN/)?.1
      }.map(String.init)
      #expect(Set(tables).isSuperset(of: ["command", "change", "ledger", "policy"]))
      for table in tables {
        let words = try #require(rights[table]).split(separator: ", ")
        #expect(Set(words).isSubset(of: ["INSERT", "UPDATE (batch)"]), "\(table)")
      }
    }
  }
#endif
