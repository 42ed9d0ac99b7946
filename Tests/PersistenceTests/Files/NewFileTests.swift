import Foundation
import Persistence
import TestSupport
import Testing

struct NewFileTests {
  let folder = TemporaryFolder()

  @Test func `nothing but the store is in its folder`() throws {
    let store = try folder.open()
    #expect(try folder.names == ["camp.sqlite"])
    try store.addShelf("top")
    #expect(try folder.names == ["camp.sqlite"])
    #expect(throws: Dropped.self) { try store.write { throw Dropped() } }
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `a new file is whole before anything is written`() throws {
    _ = try folder.open()
    let store = try folder.open(access: .existing)
    #expect(try store.schemaVersion == 2)
    #expect(try store.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `a store's location reads back what it is written as`() throws {
    #expect(try StoreLocation("memory") == .memory)
    #expect(try StoreLocation("./memory") == .file("./memory"))
    for location in [StoreLocation.memory, .file("a/camp.sqlite")] {
      #expect(try StoreLocation(location.description) == location)
    }
  }

  @Test func `a file named memory is not taken for a store in memory`() throws {
    #expect(try StoreLocation(StoreLocation.file("memory").description) != .memory)
  }

  @Test func `a store knows where it is`() throws {
    #expect(try folder.open().location == folder.location())
    #expect(try Store(.memory, schema: .pantry).location == .memory)
  }

  @Test func `a link to a store opens the store`() throws {
    try folder.open().addShelf("top")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.sqlite"), withDestinationPath: folder.path("camp.sqlite"))
    let store = try Store(folder.location("link.sqlite"), schema: .pantry)
    #expect(try store.shelves == ["top"])
  }

  @Test func `an erased text leaves no byte in the file`() throws {
    let store = try folder.open()
    try store.addShelf("unmistakable")
    #expect(try contains("unmistakable"))
    try store.damage("UPDATE shelf SET name = \("x")")
    #expect(try !contains("unmistakable"))
  }

  private func contains(_ text: String) throws -> Bool {
    Data(try folder.bytes(of: "camp.sqlite")).range(of: Data(text.utf8)) != nil
  }

  @Test func `the engine is named with its version`() throws {
    let engine = try folder.open().engine
    #expect(engine.name == "sqlite")
    #expect(engine.version.hasPrefix("3."))
  }
}
