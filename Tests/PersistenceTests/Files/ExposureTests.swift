import Foundation
import Persistence
import TestSupport
import Testing

/// The access of others than its owner to a store.
struct ExposureTests {
  let folder = TemporaryFolder()
  var path: String { folder.path("camp.sqlite") }

  @Test func `a new store is exposed to nobody, and one in memory cannot be`() throws {
    #expect(try folder.open().exposures == [])
    #expect(try Store(.memory, schema: .pantry).exposures == [])
  }

  @Test func `a file that others may read or write to is told`() throws {
    let store = try folder.open()
    for mode in [0o644, 0o660, 0o606, 0o601] as [mode_t] {
      chmod(path, mode)
      #expect(try store.exposures == [.file(path: real(path))])
    }
  }

  @Test func `a second name of the file is told`() throws {
    let store = try folder.open()
    link(path, folder.path("other.sqlite"))
    #expect(try store.exposures == [.hardLink(path: real(path))])
    unlink(folder.path("other.sqlite"))
    #expect(store.exposures == [])
  }

  @Test func `a folder that others may write to is told, unless they may replace nothing there`() throws {
    let store = try folder.open()
    for mode in [0o777, 0o770, 0o702] as [mode_t] {
      chmod(folder.path, mode)
      #expect(try store.exposures == [.folder(path: real(folder.path))])
    }
    chmod(folder.path, 0o1777)
    #expect(store.exposures == [])
  }

  @Test func `a link to a store is as good as the store itself`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("own"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    _ = try Store(folder.location("own/camp.sqlite"), schema: .pantry)
    symlink("own/camp.sqlite", path)
    let store = try folder.open()
    #expect(store.exposures == [])
    chmod(folder.path("own"), 0o777)
    #expect(try store.exposures == [.folder(path: real(folder.path("own")))])
  }

  /// Only root can give a file to somebody.
  @Test(.enabled(if: geteuid() == 0), arguments: ["-journal", "-wal"])
  func `a journal that another user has put there is refused, and what it says is not done`(name: String) throws {
    try folder.open().addShelf("top")
    let before = try folder.bytes(of: "camp.sqlite")
    try folder.write([0xD9, 0xD5, 0x05, 0xF9] + [UInt8](repeating: 0, count: 508), to: "camp.sqlite" + name)
    chown(path + name, 54321, 54321)
    let store = try real(path)
    #expect(throws: StoreError.unusable(path: store, .journalOfOthers)) { try folder.open() }
    #expect(try folder.bytes(of: "camp.sqlite") == before)
    #expect(try folder.names == ["camp.sqlite", "camp.sqlite" + name])
    chown(path + name, geteuid(), getegid())
    #expect(try folder.open().shelves == ["top"])
  }

  /// The path as the engine knows it, every link on the way resolved.
  private func real(_ path: String) throws -> String {
    let resolved = try #require(realpath(path, nil))
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
