// swift-tools-version: 6.1
import PackageDescription

// Another package, which uses the library: each program is in an article of its documentation.
// scripts/library-examples.sh copies this file to .build/foreign, and puts the programs of the articles beside it.
let package = Package(
  name: "foreign",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "campctl", path: "../..")],
  targets: ["ImportASeason", "WorkAtTheDesk", "ReportASeason"].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "CampgroundManager", package: "campctl"),
        .product(name: "CampgroundManagerFoundation", package: "campctl"),
      ])
  },
  swiftLanguageModes: [.v6]
)
