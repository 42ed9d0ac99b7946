#if PostgreSQL
  import CampgroundManager
  import Foundation

  @testable import CampgroundManager
  @testable import Persistence

  /// Campgrounds on the server of the tests, `CAMPCTL_TEST_SERVER`. One that a test has let go is emptied for the next:
  /// making one takes twenty times as long.
  package final class ServerPool: @unchecked Sendable {
    package static let shared = ServerPool()

    private let lock = NSLock()
    private var free: [String] = []
    private var made = 0
    private var rulesOfNew = 0
    private let prefix = "test_\(getpid())_"

    /// An empty campground, whose place is free again when nobody keeps the store.
    package func newStore() throws -> Store {
      let place = try newPlace()
      let store = try emptyStore(at: place)
      // A store keeps its observers.
      _ = store.observe { [place] _ in _ = place }
      return store
    }

    /// The place of an empty campground, free again when nobody keeps it.
    func newCampground() throws -> ServedPlace {
      let place = try newPlace()
      return ServedPlace(location: try emptyStore(at: place).location, keeper: place)
    }

    private func emptyStore(at place: Place) throws -> Store {
      var store = try Store(.server(place.server), access: .owner)
      if place.isUsed, try !isWhole(store) {
        try drop(store)
        store = try Store(.server(place.server), access: .owner)
      } else if place.isUsed {
        try empty(store)
      }
      if !place.isUsed { _ = try isWhole(store) }
      return store
    }

    /// A place on the server, that of an empty campground or none, until it is let go.
    package func newPlace() throws -> Place {
      let name = lock.withLock {
        if let name = free.popLast() { return (text: name, isUsed: true) }
        made += 1
        return (text: "\(prefix)\(made)", isUsed: false)
      }
      return try Place(name.text, isUsed: name.isUsed)
    }

    /// A campground's place on the server.
    package final class Place: Sendable {
      package let server: StoreServer
      let isUsed: Bool
      private let name: String

      fileprivate init(_ name: String, isUsed: Bool) throws {
        let address = TestEngine.server ?? ""
        guard let server = try StoreServer("\(address)&campground=\(name)") else { throw NoServer() }
        (self.server, self.name, self.isUsed) = (server, name, isUsed)
      }

      deinit { ServerPool.shared.take(back: name) }
    }

    /// Thrown where no variable names the server.
    package struct NoServer: Error {}

    private func take(back name: String) { lock.withLock { free.append(name) } }

    /// True unless a test has damaged the tables themselves.
    private func isWhole(_ store: Store) throws -> Bool {
      let rules = try store.value(Self.rules, as: Int.self) ?? 0
      return lock.withLock {
        if rulesOfNew == 0 { rulesOfNew = rules }
        return rules == rulesOfNew
      }
    }

    /// The number of rules that a campground's tables have.
    private static let rules: SQL = """
      SELECT (SELECT count(*) FROM pg_trigger WHERE tgrelid::regclass::text = ANY(names))
        + (SELECT count(*) FROM pg_constraint WHERE conrelid::regclass::text = ANY(names))
        + (SELECT count(*) FROM pg_index WHERE indrelid::regclass::text = ANY(names))
      FROM (SELECT array_agg(tablename::text) AS names FROM pg_tables WHERE schemaname = current_schema()) AS own
      """

    private func drop(_ store: Store) throws {
      guard case .postgresql(let connection) = store.connection else { return }
      try connection.link.run("DROP SCHEMA \(PostgreSQLName.quoted(connection.server.campground)) CASCADE")
    }

    /// Deletes all rows, past all triggers, and begins anew.
    private func empty(_ store: Store) throws {
      guard case .postgresql(let connection) = store.connection else { return }
      let home = PostgreSQLName.quoted(connection.server.campground)
      let tables = try connection.tableNames().filter { $0 != "store" }
      let script = tables.map { "DELETE FROM \(home).\(PostgreSQLName.quoted($0));" }.joined()
      try connection.link.run("BEGIN; SET LOCAL session_replication_role = replica; \(script) COMMIT")
      try store.write {
        try Schema.campground.seed(store)
        try Schema.campground.releases?.keepLast(in: store)
      }
    }
  }
#endif
