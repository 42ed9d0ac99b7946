// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "campctl",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "campctl", targets: ["campctl"]),
    .library(name: "CampgroundManager", targets: ["CampgroundManager"]),
    // For programs that use Foundation anyway; campctl does not.
    .library(name: "CampgroundManagerFoundation", targets: ["CampgroundManagerFoundation"]),
  ],
  // The second engine: `make release-postgresql` builds the campctl that has it.
  traits: [.trait(name: "PostgreSQL", description: "Campgrounds in a PostgreSQL server, by libpq")],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),
    .systemLibrary(
      name: "CPostgreSQL",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(
      name: "CCommit", publicHeadersPath: ".",
      cSettings: [.define("CAMPCTL_COMMIT", to: "\"\(Context.environment["CAMPCTL_COMMIT"] ?? "")\"")]),
    .target(name: "Basics"),
    .target(name: "JSONText"),
    .target(name: "Arguments", dependencies: ["Basics", "JSONText"]),
    .target(
      name: "Persistence",
      dependencies: ["Basics", "CSQLite", .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))],
      // Only its version is asked for; libpq calls the rest of it.
      linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux], traits: ["PostgreSQL"]))]),
    .target(name: "CampgroundManager", dependencies: ["Basics", "JSONText", "Persistence"]),
    .target(name: "CampgroundManagerFoundation", dependencies: ["CampgroundManager"]),
    .executableTarget(
      name: "campctl",
      dependencies: ["Arguments", "Basics", "CCommit", "CampgroundManager", "JSONText"]
    ),
    .testTarget(
      name: "campctlTests", dependencies: ["campctl", "Arguments", "JSONText", "TestSupport"]
    ),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "Basics", "JSONText"]),
    .testTarget(
      name: "PropertyTests", dependencies: ["campctl", "Arguments", "CampgroundManager", "JSONText", "TestSupport"],
      path: "Tests/Properties"),
    .testTarget(
      name: "CampgroundImportTests", dependencies: ["CampgroundManager", "TestSupport"], path: "Tests/ImportTests"),
    // Records the tables that the schema's steps leave: `make schema`.
    .executableTarget(
      name: "SchemaRecorder", dependencies: ["CampgroundManager", "Persistence"], path: "Tests/SchemaRecorder"),
    .target(name: "TestHome", path: "Tests/TestHome"),
    .target(
      name: "TestSupport", dependencies: ["CampgroundManager", "Persistence", "TestHome"], path: "Tests/TestSupport"),
    .testTarget(name: "PersistenceTests", dependencies: ["Persistence", "TestSupport"]),
    .testTarget(
      name: "CampgroundManagerTests",
      dependencies: [
        "CampgroundManager", "CampgroundManagerFoundation", "JSONText", "Persistence", "SchemaRecorder", "TestHome",
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
