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
    do {
      switch try made(by: script) {
      case .served(let rows): return Shell(with: rows)
      case .file(let bytes):
        let shell = Shell()
        try shell.take(bytes)
        return shell
      }
    } catch {
      Issue.record(error)
      return Shell()
    }
  }

  private func take(_ bytes: Data) throws {
    try FileManager.default.createDirectory(
      at: store.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isMade = FileManager.default.createFile(
      atPath: store.path, contents: bytes, attributes: [.posixPermissions: 0o600])
    try #require(isMade)
  }

  /// The store that a script has left, by the engine of the tests.
  private enum Made {
    case file(Data)
    case served(ServedRows)
  }

  /// The stores that scripts have left.
  private static let stores = Mutex<[String: Swift.Result<Made, any Error>]>([:])

  private static func made(by script: String) throws -> Made {
    if let made = stores.withLock({ $0[script] }) { return try made.get() }
    let made = Swift.Result<Made, any Error> {
      let shell = Shell()
      let result = try shell.run(script)
      try #require(result.status == 0, "\(result.errors)")
      if let place = shell.place { return .served(try place.rows) }
      return .file(try Data(contentsOf: shell.store))
    }
    stores.withLock { $0[script] = made }
    return try made.get()
  }

  /// The place of its campground, a file or on a server.
  var location: StoreLocation { place?.location ?? .file(store.path) }

  /// The store's bytes, on a server its rows; nil when there is none.
  var storeBytes: Data? {
    if let place { return (try? place.rows).map { Data($0.text.utf8) } }
    return try? Data(contentsOf: store)
  }

  /// The commands that begin a campground.
  static let beginning = """
    campctl add-site 12 --electricity --amps 30,50 --water --max-length 40 --max-people 8 --max-vehicles 2 &&
    campctl add-camper "Bacon Lover" --phone 910-543-9000
    """
}
