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
    private var free: [PooledCampground] = []
    private var made = 0
    /// The rows and the number of rules of the first campground that was made.
    private var new: (rows: ServedRows, rules: Int)?
    private let prefix = "test_\(getpid())_"

    /// An empty campground, whose place is free again when nobody keeps the store.
    package func newStore() throws -> Store {
      let place = try newPlace()
      let store = try Store(.server(place.campground.server), access: .owner)
      // A store keeps its observers.
      _ = store.observe { [place] _ in _ = place }
      return store
    }

    /// The place of a campground with these rows, by default an empty one; free again when nobody keeps it.
    func newCampground(with rows: ServedRows? = nil) throws -> ServedPlace {
      let place = try newPlace(with: rows)
      let campground = place.campground
      return ServedPlace(location: .server(campground.server), keeper: place) {
        defer { campground.rest() }
        return try campground.rows()
      }
    }

    private func newPlace(with rows: ServedRows? = nil) throws -> Place {
      if let used = lock.withLock({ free.popLast() }) {
        if let new = lock.withLock({ new }), try used.rules() == new.rules {
          try used.fill(with: rows ?? new.rows, isAnother: rows == nil)
          used.rest()
          return Place(used)
        }
        try used.drop()
      }
      let number = lock.withLock {
        made += 1
        return made
      }
      let campground = try PooledCampground("\(prefix)\(number)")
      try lock.withLock {
        if new == nil { new = (try campground.rows(), try campground.rules()) }
      }
      if let rows { try campground.fill(with: rows, isAnother: false) }
      campground.rest()
      return Place(campground)
    }

    /// A campground in the hands of a test.
    private final class Place: Sendable {
      let campground: PooledCampground

      init(_ campground: PooledCampground) { self.campground = campground }

      deinit { ServerPool.shared.take(back: campground) }
    }

    private func take(back campground: PooledCampground) { lock.withLock { free.append(campground) } }
  }
#endif
