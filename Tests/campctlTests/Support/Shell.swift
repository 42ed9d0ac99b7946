import Foundation
import TestSupport
import Testing

/// A shell in an empty home, with the campctl that was just built, on the first of June 2027.
///
/// Nothing a test runs in it can reach the user's own store. Where the tests run on a server, so does its campground,
/// which is begun and empty.
struct Shell: ~Copyable {
  struct Result: Equatable {
    let output: String
    let errors: String
    let status: Int32
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let home: URL
  /// The campground's place on the server; nil where the tests run on files.
  let place: ServedPlace?

  /// Without a home or a place the test fails with the reason, whatever becomes of its commands. On a server the campground begins
  /// with the rows.
  init(with rows: ServedRows? = nil) {
    home = FileManager.default.temporaryDirectory.appending(path: "campctl-tests-\(UUID().uuidString)")
    var place: ServedPlace?
    do {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      place = try TestEngine.newPlace(with: rows)
    } catch {
      Issue.record(error)
    }
    self.place = place
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// The place where campctl keeps its rows by default.
  var store: URL { home.appending(path: ".local/share/campctl/campground.sqlite") }

  /// Runs a script as a user types it, below the repository's folder, with a text as its input.
  func run(_ script: String, environment: [String: String] = [:], input: String) throws -> Result {
    let file = home.appending(path: "input-\(UUID().uuidString)")
    defer { unlink(file.path) }
    try Data(input.utf8).write(to: file)
    return try run("{ \(script)\n} <\(Self.quoted(file.path))", environment: environment)
  }

  /// Runs a script as a user types it, below the repository's folder.
  func run(_ script: String, environment: [String: String] = [:]) throws -> Result {
    let output = home.appending(path: "output-\(UUID().uuidString)")
    let errors = home.appending(path: "errors-\(UUID().uuidString)")
    defer { for file in [output, errors] { unlink(file.path) } }
    let child = try Child(
      ["/bin/sh", "-c", "cd \(Self.quoted(Self.repository.path))\n\(script)"],
      environment: self.environment.merging(environment) { $1 },
      output: output.path, errors: errors.path)
    let status = child.wait()
    return Result(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), status: status)
  }

  /// Runs campctl with these arguments, no shell between.
  func campctl(_ arguments: String...) throws -> Result {
    try run((["campctl"] + arguments.map(Self.quoted)).joined(separator: " "))
  }

  static func quoted(_ argument: String) -> String {
    "'" + argument.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }

  /// The environment of every process of this shell.
  var environment: [String: String] {
    [
      "HOME": home.path, "PATH": "\(Self.products):/usr/local/bin:/usr/bin:/bin", "USER": "desk",
      "CAMPCTL_CONFIG": "", "CAMPCTL_NOW": "2027-06-01", "TZ": "UTC", "TMPDIR": home.path,
    ].merging(Self.preloaded) { $1 }.merging(place.map { ["CAMPCTL_STORE": $0.location.description] } ?? [:]) { $1 }
  }

  /// True when `make test-reversed` runs these tests.
  static let isReversed = preloaded["CAMPCTL_TEST_REVERSED"] != nil

  /// The library that `make test-reversed` has these tests loaded with, and the fault of `make mutants`, for the processes
  /// that they start.
  private static let preloaded = ProcessInfo.processInfo.environment.filter {
    ["LD_PRELOAD", "CAMPCTL_TEST_REVERSED", "CAMPCTL_MUTANT", "CAMPCTL_MUTANTS_REACHED"].contains($0.key)
  }

  /// The folder of the campctl that is tested: by default that of the test bundle. `make test` has one that starts
  /// sooner.
  private static let products = ProcessInfo.processInfo.environment["CAMPCTL_FOLDER"] ?? built

  private static var built: String {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().path
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
  }
}
