import Foundation
import Persistence

/// A folder of its own for a test about files, removed with everything in it when the test is over.
///
/// A suite keeps it as a property, so that it outlives the stores that a test opens in it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// A folder that cannot be made shows in the first use of it.
  package init() {
    let name = "campground-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    // The rights are given rather than left to the umask, which a test elsewhere may have changed for a moment.
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder, whether or not anything is there.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// A store's location in the folder.
  package func location(_ name: String = "camp.sqlite") -> StoreLocation { .file(path(name)) }

  /// The names of the files in the folder, sorted.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Makes a file and returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The rights of a file or folder, such as `0o600`.
  package func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
