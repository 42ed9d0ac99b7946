import CampgroundManager

/// A campground of its own for each test: by default in memory, on 1 June 2027, with a clock that stands still.
///
/// Its services are those of ``CampgroundManager/Campground``, reached directly: `camp.reservations`.
@dynamicMemberLookup
public struct TestCampground {
  public static let today: Day = "2027-06-01"

  public let campground: Campground

  public init(_ location: StoreLocation = .memory, today: Day = Self.today) throws {
    try self.init(store: Store(location), today: today)
  }

  /// Another set of services on a store that is open already.
  public init(store: Store, today: Day = Self.today) {
    self.init(campground: Campground(store: store, clock: .fixed(today), actor: "desk"))
  }

  init(campground: Campground) {
    self.campground = campground
  }

  public subscript<Value>(dynamicMember path: KeyPath<Campground, Value>) -> Value {
    campground[keyPath: path]
  }
}

extension TestCampground {
  /// The number of rows of a table.
  public func count(_ table: SQL) throws -> Int {
    try campground.store.value("SELECT count(*) FROM \(table)") ?? 0
  }

  /// Changes the settings by the closure.
  public func set(_ change: (inout SettingsEdits) -> Void) throws {
    var edits = SettingsEdits()
    change(&edits)
    _ = try campground.settings.change(edits)
  }
}
