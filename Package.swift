// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "campctl",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "campctl", targets: ["campctl"]),
    .library(name: "CampgroundManager", targets: ["CampgroundManager"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),
    .target(name: "Arguments"),
    .target(name: "Persistence", dependencies: ["CSQLite"]),
    .target(name: "CampgroundManager", dependencies: ["Persistence"]),
    .executableTarget(
      name: "campctl",
      dependencies: ["Arguments", "CampgroundManager"]
    ),
    .testTarget(
      name: "campctlTests", dependencies: ["campctl", "Arguments", "TestSupport"]
    ),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
    .testTarget(
      name: "CampgroundImportTests", dependencies: ["CampgroundManager"], path: "Tests/ImportTests"),
    .target(name: "TestSupport", dependencies: ["CampgroundManager"], path: "Tests/TestSupport"),
    .testTarget(name: "PersistenceTests", dependencies: ["Persistence", "TestSupport"]),
    .testTarget(name: "CampgroundManagerTests", dependencies: ["CampgroundManager", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
