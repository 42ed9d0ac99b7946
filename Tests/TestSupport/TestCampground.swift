import CampgroundManager
import Persistence

/// A campground of its own for each test: by default in memory, on 1 June 2027, with a clock that stands still.
///
/// Its services are those of ``CampgroundManager/Campground``, reached directly: `camp.reservations`.
@dynamicMemberLookup
package struct TestCampground {
  package static let today: Day = "2027-06-01"

  package let campground: Campground

  /// A location of its own is where the test needs it; without one the tests' engine has it.
  package init(_ location: StoreLocation? = nil, today: Day = Self.today) throws {
    try self.init(store: location.map { try Store($0) } ?? TestEngine.newStore(), today: today)
  }

  /// Another set of services on a store that is open already.
  package init(store: Store, today: Day = Self.today) {
    self.init(campground: Campground(store: store, clock: .fixed(today), actor: "desk"))
  }

  package init(campground: Campground) {
    self.campground = campground
  }

  package subscript<Value>(dynamicMember path: KeyPath<Campground, Value>) -> Value {
    campground[keyPath: path]
  }
}

extension TestCampground {
  /// The number of rows of a table.
  package func count(_ table: SQL) throws -> Int {
    try campground.store.value("SELECT count(*) FROM \(table)") ?? 0
  }

  /// Changes the settings by the closure.
  package func set(_ change: (inout SettingsEdits) -> Void) throws {
    _ = try campground.settings.change(SettingsEdits(change))
  }
}
