import Persistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreLocation {
  /// The user's own store: `$XDG_DATA_HOME/campctl/campground.sqlite`, by default below `~/.local/share`.
  ///
  /// - Throws: `StoreError` when neither variable names a folder.
  public static func userStore() throws -> StoreLocation {
    let data =
      variable("XDG_DATA_HOME", if: { $0.hasPrefix("/") })
      ?? variable("HOME", if: { $0.hasPrefix("/") }).map { "\($0)/.local/share" }
    guard let data else { throw StoreError.unusable(path: "~", .noHome) }
    return .file("\(data)/campctl/campground.sqlite")
  }

  private static func variable(_ name: String, if isUsable: (String) -> Bool) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { isUsable($0) ? $0 : nil }
  }
}

extension Store {
  /// Opens a campground's store, by default the user's own.
  ///
  /// Throws ``StoreError``. A store of an older release is migrated, and `progress` is called with each step.
  public convenience init(
    _ location: StoreLocation? = nil,
    access: Access = .create,
    busyTimeout: Duration = .seconds(10),
    progress: (MigrationProgress) -> Void = { _ in }
  ) throws {
    try self.init(
      location ?? .userStore(), schema: .campground, access: access, busyTimeout: busyTimeout,
      progress: progress)
  }

  /// The version of the schema that the store at a location has; 0 when there is none.
  ///
  /// Throws ``StoreError`` for a place that can hold no campground, and for one on a server that this role could
  /// neither make nor bring up to date.
  package static func version(at location: StoreLocation) throws -> Int {
    try version(at: location, schema: .campground)
  }
}

extension ChainedStores {
  /// Opens the campgrounds of a chain to read them; throws `StoreError`.
  package convenience init(_ chain: StoreChain) throws { try self.init(chain, schema: .campground) }
}
