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

  /// The place of a campground on the server with these rows, by default an empty one, for tests that run a program; nil for the
  /// engine of files.
  package static func newPlace(with rows: ServedRows? = nil) throws -> ServedPlace? {
    #if PostgreSQL
      if isPostgreSQL { return try ServerPool.shared.newCampground(with: rows) }
    #endif
    return nil
  }
}

/// A place on the server of the tests, which goes to another test when it is let go.
package struct ServedPlace: Sendable {
  package let location: StoreLocation
  let keeper: any AnyObject & Sendable
  private let read: @Sendable () throws -> ServedRows

  init(
    location: StoreLocation, keeper: any AnyObject & Sendable, rows read: @escaping @Sendable () throws -> ServedRows
  ) {
    (self.location, self.keeper, self.read) = (location, keeper, read)
  }

  /// All rows that it has now.
  package var rows: ServedRows { get throws { try read() } }
}

/// The rows of a campground on a server: of each table a list in JSON, or nothing.
package struct ServedRows: Sendable {
  let tables: [(table: String, rows: String)]

  /// All of them, for comparing two moments.
  package var text: String { tables.map { "\($0.table) \($0.rows)\n" }.joined() }
}
