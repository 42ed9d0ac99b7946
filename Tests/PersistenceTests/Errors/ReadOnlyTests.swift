import Foundation
import Persistence
import TestSupport
import Testing

struct ReadOnlyTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a store that may only be read says so`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.write { _ = try store.execute("PRAGMA query_only = ON") }
    #expect(throws: StoreError.readOnly) { try store.addShelf("top") }
    #expect(try store.shelves.isEmpty)
  }

  @Test func `a file that was taken away is not written to`() throws {
    let store = try folder.open()
    try store.addShelf("top")
    try FileManager.default.removeItem(atPath: folder.path("camp.sqlite"))
    // Another store may be in its place the next time.
    #expect(throws: StoreError.busy) { try store.addShelf("bottom") }
    #expect(try folder.names == [])
  }

  /// Nothing is read-only for root.
  @Test(.enabled(if: geteuid() != 0))
  func `a file that may not be written to can be read`() throws {
    try folder.open().addShelf("top")
    chmod(folder.path("camp.sqlite"), 0o400)
    let store = try folder.open()
    #expect(try store.shelves == ["top"])
    #expect(throws: StoreError.readOnly) { try store.addShelf("bottom") }
  }
}
