import Foundation
import Persistence
import TestSupport
import Testing

/// The files of a process that was killed while it made a store.
struct LeftFileTests {
  let folder = TemporaryFolder()

  @Test func `what a killed process has left is gone when a store is made there`() throws {
    let gone = try numberOfGoneProcess()
    for rest in ["", "-journal", ".new-\(gone)-2"] {
      try folder.write([1, 2, 3], to: "camp.sqlite.new-\(gone)-1\(rest)")
    }
    _ = try folder.open()
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `what is somebody else's stays`() throws {
    let gone = try numberOfGoneProcess()
    let others = [
      "camp.sqlite.new", "camp.sqlite.new--1", "camp.sqlite.new-\(getpid())-1", "camp.sqlite.new-\(gone)",
      "camp.sqlite.new-0-1", "camp.sqlite.new-x-1", "camp.sqlite2.new-\(gone)-1", "other.sqlite.new-\(gone)-1",
    ]
    for name in others { try folder.write([1, 2, 3], to: name) }
    _ = try folder.open()
    #expect(try folder.names == (others + ["camp.sqlite"]).sorted())
  }

  @Test func `a second name that a store was made under is gone when it is opened`() throws {
    try folder.open().addShelf("top")
    let left = folder.path("camp.sqlite.new-\(try numberOfGoneProcess())-1")
    try FileManager.default.linkItem(atPath: folder.path("camp.sqlite"), toPath: left)
    #expect(try folder.open().shelves == ["top"])
    #expect(try folder.names == ["camp.sqlite"])
  }
}
