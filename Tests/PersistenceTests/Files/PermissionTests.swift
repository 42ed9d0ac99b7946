import Foundation
import Persistence
import TestSupport
import Testing

/// One after the other: the umask is the whole process's.
@Suite(.serialized)
struct PermissionTests {
  let folder = TemporaryFolder()

  private func withUmask<Result>(_ mask: mode_t, _ body: () throws -> Result) rethrows -> Result {
    let before = umask(mask)
    defer { umask(before) }
    return try body()
  }

  @Test(arguments: [0o000, 0o022, 0o077])
  func `a new store is its owner's alone, whatever the umask`(_ mask: mode_t) throws {
    let location = folder.location("own/deep/camp.sqlite")
    try withUmask(mask) { _ = try Store(location, schema: .pantry) }
    #expect(try folder.permissions(of: "own") == 0o700)
    #expect(try folder.permissions(of: "own/deep") == 0o700)
    #expect(try folder.permissions(of: "own/deep/camp.sqlite") == 0o600)
  }

  @Test func `what lies beside a store while it is written is its owner's alone`() throws {
    let store = try folder.open()
    try withUmask(0) {
      try store.write {
        try store.addShelf("top")
        for name in try folder.names { #expect(try folder.permissions(of: name) == 0o600) }
        #expect(try folder.names == ["camp.sqlite", "camp.sqlite-journal"])
      }
    }
  }

  @Test(arguments: [0o000, 0o077])
  func `the rollback journal is its owner's alone, whatever the umask`(_ mask: mode_t) throws {
    let store = try folder.open()
    try withUmask(mask) {
      try store.write {
        try store.addShelf("top")
        #expect(try folder.permissions(of: "camp.sqlite-journal") == 0o600)
      }
    }
  }

  @Test func `a folder that was there keeps its permissions`() throws {
    chmod(folder.path, 0o755)
    _ = try folder.open()
    #expect(try folder.permissions(of: ".") == 0o755)
  }
}
