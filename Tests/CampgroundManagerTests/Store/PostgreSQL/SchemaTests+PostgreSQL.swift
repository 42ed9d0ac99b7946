#if PostgreSQL
  import Foundation
  import Persistence
  import TestSupport
  import Testing

  @testable import CampgroundManager

  extension SchemaTests {
    /// A connection keeps its answers until something is written to the tables of their statements.
    @Test func `no trigger and no reference of a server's campground changes another table`() {
      let script = RecordedTables.newestTablesOfPostgreSQL.description
      #expect(!script.contains("CASCADE") && !script.contains("SET NULL") && !script.contains("SET DEFAULT"))
      for body in script.split(separator: "$$").enumerated().filter({ !$0.offset.isMultiple(of: 2) }).map(\.element) {
        for word in ["INSERT", "UPDATE", "DELETE"] { #expect(!body.contains(word), "\(body)") }
      }
    }
  }
#endif
