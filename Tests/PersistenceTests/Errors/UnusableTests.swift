import Foundation
import TestSupport
import Testing

@testable import Persistence

struct UnusableTests {
  let folder = TemporaryFolder()

  /// The reason why the file in the folder cannot be opened; nil when it can.
  private func reason(_ schema: Schema = .pantry, access: Store.Access = .create) -> StoreUnusable? {
    do {
      _ = try folder.open(schema, access: access)
    } catch StoreError.unusable(_, let reason) {
      return reason
    } catch {
      Issue.record(error)
    }
    return nil
  }

  /// A file that is no store: its bytes, and the error.
  static let files: [([UInt8], StoreUnusable)] = [
    ([], .empty),
    (Array("S".utf8), .notADatabase),
    (Array(repeating: UInt8(ascii: "x"), count: 100), .notADatabase),
    (Array("Dear camper, ".utf8), .notADatabase),
    (Array(repeating: UInt8(ascii: "\n"), count: 5000), .notADatabase),
    (Array(repeating: 0, count: 4096), .notADatabase),
  ]

  @Test(arguments: files)
  func `a file that is no store is refused and left as it is`(_ bytes: [UInt8], _ why: StoreUnusable) throws {
    try folder.write(bytes, to: "camp.sqlite")
    #expect(reason() == why)
    #expect(try folder.bytes(of: "camp.sqlite") == bytes)
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `another application's database is refused and left as it is`() throws {
    let orchard = Schema(
      applicationID: 0x6F72_6368, migrations: [Migration("trees", script: "CREATE TABLE tree (id INTEGER)")])
    _ = try folder.open(orchard)
    let bytes = try folder.bytes(of: "camp.sqlite")
    #expect(reason() == .otherApplication)
    #expect(try folder.bytes(of: "camp.sqlite") == bytes)
  }

  @Test func `a store of a newer version is refused, and both versions are told`() throws {
    _ = try folder.open()
    #expect(reason(Schema.pantry.at(version: 1)) == .newerVersion(found: 2, supported: 1, needed: nil))
    #expect(try folder.open().schemaVersion == 2)
  }

  @Test func `a store of a newer version names the release that it needs`() throws {
    let releases = SchemaReleases([("1.4.0", 2)], kept: "SELECT name FROM shelf") { store, release in
      try store.addShelf(release)
    }
    var (newer, older) = (Schema.pantry, Schema.pantry.at(version: 1))
    (newer.releases, older.releases) = (releases, releases)
    let store = try folder.open(newer)
    #expect(reason(older) == .newerVersion(found: 2, supported: 1, needed: "1.4.0"))
    try store.damage("UPDATE shelf SET name = 'anything; else'")
    #expect(reason(older) == .newerVersion(found: 2, supported: 1, needed: nil))
  }

  @Test(arguments: [-1, 0])
  func `a store with our mark and no version is damaged`(version: Int) throws {
    try folder.open().connection.run("PRAGMA user_version = \(version)")
    #expect(throws: StoreError.corrupt("it has no schema version")) { try folder.open() }
  }

  @Test(.enabled(if: getuid() != 0, "root can read everything"))
  func `a file that cannot be read is refused`() throws {
    _ = try folder.open()
    chmod(folder.path("camp.sqlite"), 0)
    guard case .refused = reason() else {
      Issue.record("it gave \(String(describing: reason()))")
      return
    }
  }

  @Test func `a store that another tool has left in the write-ahead mode is taken back`() throws {
    try folder.open().connection.run("PRAGMA journal_mode = WAL")
    let store = try folder.open()
    try store.addShelf("Jam")
    #expect(try store.value("SELECT journal_mode FROM pragma_journal_mode") == "delete")
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `a folder is refused`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("camp.sqlite"), withIntermediateDirectories: false)
    #expect(reason() == .notAFile)
  }

  @Test func `a pipe is refused without waiting for its other end`() {
    mkfifo(folder.path("camp.sqlite"), 0o600)
    #expect(reason() == .notAFile)
  }

  @Test func `a missing file that must exist is refused, and nothing is made`() throws {
    #expect(reason(access: .existing) == .missing)
    #expect(throws: StoreError.self) {
      try Store(.file(folder.path("deep/down/camp.sqlite")), schema: .pantry, access: .existing)
    }
    #expect(try folder.names == [])
  }

  @Test func `a path through a file is refused in the system's own words`() throws {
    try folder.write("wood".utf8, to: "log")
    let path = folder.path("log/camp.sqlite")
    #expect(throws: StoreError.unusable(path: path, .refused("Not a directory"))) {
      try Store(.file(path), schema: .pantry)
    }
  }

  @Test func `the refused path is the one that was asked for`() throws {
    let path = try folder.write(Array(repeating: 1, count: 5000), to: "camp.sqlite")
    #expect(throws: StoreError.unusable(path: path, .notADatabase)) {
      try Store(.file(path), schema: .pantry)
    }
  }
}
