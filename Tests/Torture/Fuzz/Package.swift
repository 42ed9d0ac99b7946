// swift-tools-version: 6.1
import PackageDescription

// The product's own sources, made for the fuzzer: an executable's modules are in no product of its package.
// CAMPCTL_FUZZER names the toolchain's library of libFuzzer without a main function; without it the input is made by
// chance alone.
let fuzzer = Context.environment["CAMPCTL_FUZZER"]
let watched: [SwiftSetting] = fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer"])]

let package = Package(
  name: "campctl-fuzz",
  platforms: [.macOS(.v14)],
  targets: [
    .systemLibrary(name: "CSQLite", path: "Product/CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CFuzzer", path: "CFuzzer"),
    .target(
      name: "CCommit", path: "Product/CCommit", publicHeadersPath: ".",
      cSettings: [.define("CAMPCTL_COMMIT", to: "\"\"")]),
    .target(name: "Basics", path: "Product/Basics", swiftSettings: watched),
    .target(name: "JSONText", path: "Product/JSONText", swiftSettings: watched),
    .target(
      name: "Persistence", dependencies: ["Basics", "CSQLite"], path: "Product/Persistence", swiftSettings: watched),
    .target(
      name: "CampgroundManager", dependencies: ["Basics", "JSONText", "Persistence"],
      path: "Product/CampgroundManager", swiftSettings: watched),
    .target(
      name: "Arguments", dependencies: ["Basics", "JSONText"], path: "Product/Arguments", swiftSettings: watched),
    .target(
      name: "campctl", dependencies: ["Arguments", "Basics", "CCommit", "CampgroundManager", "JSONText"],
      path: "Product/campctl", exclude: ["Main.swift"], swiftSettings: watched),
    .executableTarget(
      name: "Fuzz", dependencies: ["Arguments", "JSONText", "campctl", "CFuzzer"], path: "Fuzz",
      exclude: ["Properties/PropertyTests.swift"], swiftSettings: fuzzer == nil ? [] : [.define("FUZZER")],
      linkerSettings: fuzzer.map { [.unsafeFlags([$0]), .linkedLibrary("stdc++")] } ?? []),
  ],
  swiftLanguageModes: [.v6]
)
