import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

extension Shell {
  /// A campground with site 12, which takes 8 people and rigs up to 40 ft, and the camper Bacon Lover.
  static func withCampground() throws -> Shell { try with(campground) }

  /// A shell with a copy of a store that campctl has made: starting it for each test takes most of the test's time.
  static func with(_ store: Swift.Result<Data, any Error>) throws -> Shell {
    let shell = try Shell()
    if let place = shell.place {
      try shell.withFile(try store.get()) { try Store(.file($0)).copyRows(to: Store(place.location)) }
      return shell
    }
    try FileManager.default.createDirectory(
      at: shell.store.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let isMade = FileManager.default.createFile(
      atPath: shell.store.path, contents: try store.get(), attributes: [.posixPermissions: 0o600])
    try #require(isMade)
    return shell
  }

  /// The bytes of the store that these commands leave.
  static func made(by script: String) -> Swift.Result<Data, any Error> {
    Swift.Result {
      let shell = try Shell()
      let result = try shell.run(script)
      try #require(result.status == 0, "\(result.errors)")
      let bytes = shell.storeBytes
      return try #require(bytes)
    }
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

  /// The commands of ``withCampground()``.
  static let beginning = """
    campctl add-site 12 --electricity --amps 30,50 --water --max-length 40 --max-people 8 --max-vehicles 2 &&
    campctl add-camper "Bacon Lover" --phone 910-543-9000
    """

  private static let campground = made(by: beginning)
}
