import CampgroundManager
import Foundation
import Persistence
import Synchronization
import TestSupport
import Testing

extension Shell {
  /// A campground with site 12, which takes 8 people and rigs up to 40 ft, and the camper Bacon Lover, after further commands, one a
  /// line.
  static func campground(_ lines: String = "") -> Shell {
    let commands = lines.split(separator: "\n").map { "campctl \($0)" }
    return after(([beginning] + commands).joined(separator: " &&\n"))
  }

  /// A shell with the store that a script leaves. It is made once, and each test has a copy: starting campctl takes most of a test's time.
  ///
  /// The test fails with the reason when it cannot be made.
  static func after(_ script: String) -> Shell {
    let shell = Shell()
    do { try shell.take(made(by: script)) } catch { Issue.record(error) }
    return shell
  }

  private func take(_ bytes: Data) throws {
    if let place { return try withFile(bytes) { try Store(.file($0)).copyRows(to: Store(place.location)) } }
    try FileManager.default.createDirectory(
      at: store.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isMade = FileManager.default.createFile(
      atPath: store.path, contents: bytes, attributes: [.posixPermissions: 0o600])
    try #require(isMade)
  }

  /// The stores that scripts have left.
  private static let stores = Mutex<[String: Swift.Result<Data, any Error>]>([:])

  private static func made(by script: String) throws -> Data {
    if let made = stores.withLock({ $0[script] }) { return try made.get() }
    let made = Swift.Result<Data, any Error> {
      let shell = Shell()
      let result = try shell.run(script)
      try #require(result.status == 0, "\(result.errors)")
      let bytes = shell.storeBytes
      return try #require(bytes)
    }
    stores.withLock { $0[script] = made }
    return try made.get()
  }

  /// The place of its campground, a file or on a server.
  var location: StoreLocation { place?.location ?? .file(store.path) }

  /// The store's bytes, on a server those of a copy in a file; nil when there is none.
  var storeBytes: Data? {
    guard let place else { return try? Data(contentsOf: store) }
    return try? withFile(Data()) { path in
      try Store(place.location, access: .existing).copy(into: path)
      return try Data(contentsOf: URL(filePath: path))
    }
  }

  /// Calls the body with the path of a file that has these bytes, and then removes it.
  private func withFile<Result>(_ bytes: Data, _ body: (String) throws -> Result) throws -> Result {
    let folder = TemporaryFolder()
    chmod(try folder.write(bytes, to: "camp.sqlite"), 0o600)
    return try body(folder.path("camp.sqlite"))
  }

  /// The commands that begin a campground.
  static let beginning = """
    campctl add-site 12 --electricity --amps 30,50 --water --max-length 40 --max-people 8 --max-vehicles 2 &&
    campctl add-camper "Bacon Lover" --phone 910-543-9000
    """
}
