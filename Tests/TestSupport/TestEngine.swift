import CampgroundManager
import Foundation

@testable import Persistence

/// The engine of tests that need no file: SQLite, or PostgreSQL by `CAMPCTL_TEST_ENGINE`.
package enum TestEngine {
  package static let isPostgreSQL = ProcessInfo.processInfo.environment["CAMPCTL_TEST_ENGINE"] == "postgresql"

  /// An empty campground of its own for a test.
  package static func newStore() throws -> Store {
    #if PostgreSQL
      if isPostgreSQL { return try ServerPool.shared.newStore() }
    #endif
    return try Store(.memory)
  }
}
