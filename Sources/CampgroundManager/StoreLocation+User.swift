#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreLocation {
  /// The user's own store: `$XDG_DATA_HOME/campctl/campground.sqlite`, by default below `~/.local/share`.
  ///
  /// Throws `StoreError` in a process that runs tests: a test can never touch it, whatever it forgets.
  public static func userStore() throws -> StoreLocation {
    let data =
      variable("XDG_DATA_HOME", if: { $0.hasPrefix("/") })
      ?? variable("HOME", if: { $0.hasPrefix("/") }).map { "\($0)/.local/share" }
    let path = data.map { "\($0)/campctl/campground.sqlite" }
    guard !isTestProcess else { throw StoreError.unusable(path: path ?? "~", .userStoreInTests) }
    guard let path else { throw StoreError.unusable(path: "~", .noHome) }
    return .file(path)
  }

  private static func variable(_ name: String, if isUsable: (String) -> Bool) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { isUsable($0) ? $0 : nil }
  }

  /// Test runners are told by the program's name: `…PackageTests.xctest`, `xctest`, `swiftpm-testing-helper`.
  private static var isTestProcess: Bool {
    guard let program = CommandLine.arguments.first else { return false }
    return ["xctest", "swiftpm-testing-helper"].contains { program.hasSuffix($0) }
  }
}

extension Store {
  /// Opens a campground's store; without a location, the user's own.
  ///
  /// Throws `StoreError`. A store of an older release is brought up to date, and `progress` told of each step.
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
}
