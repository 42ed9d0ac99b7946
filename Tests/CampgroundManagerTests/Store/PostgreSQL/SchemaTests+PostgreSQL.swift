#if PostgreSQL
  import Foundation
  import TestSupport
  import Testing

  @testable import CampgroundManager
  @testable import Persistence

  extension SchemaTests {
    /// A connection keeps its answers until something is written to the tables of their statements.
    @Test func `no reference of a server's campground changes another table, and no trigger but those that are known`()
    {
      let script = RecordedTables.newestTablesOfPostgreSQL.description
      #expect(!script.contains("CASCADE") && !script.contains("SET NULL") && !script.contains("SET DEFAULT"))
      let bodies = script.split(separator: "$$").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      let changed = bodies.flatMap { $0.matches(of: /(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)/).map(\.1) }
      #expect(Set(changed) == Set(KnownAnswers.changedWith.values))
    }
  }
#endif
