#if PostgreSQL
  import Foundation
  import Persistence
  import TestSupport
  import Testing

  @testable import CampgroundManager

  extension SchemaTests {
    /// `CAMPCTL_RECORD=schema` writes the script of a new campground on PostgreSQL anew, too.
    @Test func `a new campground on PostgreSQL has the tables of SQLite`() throws {
      let schema = Schema.campground.at(version: Schema.campground.version)
      let script = try TranslatedScript(Self.definitions(of: Store(.memory, schema: schema))).text
      if ProcessInfo.processInfo.environment["CAMPCTL_RECORD"] == "schema" { return try Self.record(script) }
      #expect(Schema.newestTablesOfPostgreSQL.description == script)
    }

    /// A connection keeps its answers until something is written to the tables of their statements.
    @Test func `no trigger and no reference of a server's campground changes another table`() {
      let script = Schema.newestTablesOfPostgreSQL.description
      #expect(!script.contains("CASCADE") && !script.contains("SET NULL") && !script.contains("SET DEFAULT"))
      for body in script.split(separator: "$$").enumerated().filter({ !$0.offset.isMultiple(of: 2) }).map(\.element) {
        for word in ["INSERT", "UPDATE", "DELETE"] { #expect(!body.contains(word), "\(body)") }
      }
    }

    private static func definitions(of store: Store) throws -> [String] {
      try store.rows(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY rowid"
      ) { try $0[0] }
    }

    private static func record(_ script: String) throws {
      try Data(
        """
        #if PostgreSQL
          import Persistence

          extension Schema {
            /// The newest tables as PostgreSQL makes them. They are recorded: `CAMPCTL_RECORD=schema`, SchemaTests.
            static let newestTablesOfPostgreSQL: StaticString = #\"""
              \(script.replacing("\n", with: "\n      "))
              \"""#
          }
        #endif

        """.utf8
      ).write(
        to: fixtures.appendingPathComponent(
          "../../Sources/CampgroundManager/Campground/Schema/NewestTables+PostgreSQL.swift"
        ).standardized)
    }
  }
#endif
