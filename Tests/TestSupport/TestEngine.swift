import CampgroundManager
import Foundation

@testable import Persistence

/// The engine of tests that need no file: SQLite, or PostgreSQL by `CAMPCTL_TEST_ENGINE`.
package enum TestEngine {
  package static let isPostgreSQL = ProcessInfo.processInfo.environment["CAMPCTL_TEST_ENGINE"] == "postgresql"

  /// The location of the tests' server, whose superuser they are: `sh scripts/cluster.sh run --fast -- COMMAND`.
  package static let server = ProcessInfo.processInfo.environment["CAMPCTL_TEST_SERVER"]

  /// An empty campground of its own for a test.
  package static func newStore() throws -> Store {
    #if PostgreSQL
      if isPostgreSQL { return try ServerPool.shared.newStore() }
    #endif
    return try Store(.memory)
  }

  /// The place of an empty campground on the server, for tests that run a program; nil for the engine of files.
  package static func newPlace() throws -> ServedPlace? {
    #if PostgreSQL
      if isPostgreSQL { return try ServerPool.shared.newCampground() }
    #endif
    return nil
  }
}

/// A place on the server of the tests, which goes to another test when it is let go.
package struct ServedPlace: Sendable {
  package let location: StoreLocation
  let keeper: any AnyObject & Sendable
}
