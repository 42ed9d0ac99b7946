import Foundation
import TestSupport
import Testing

@testable import Persistence

/// One store takes the place of another, and no acknowledged write gets lost.
struct ReplaceTests {
  let folder = TemporaryFolder()
  private var place: String { folder.path("camp.sqlite") }

  /// A store beside the place, with a shelf of its own.
  private func beside(_ shelf: String) throws -> PassingFolder {
    let passing = try Store.make(beside: place, schema: .pantry)
    try Store(.file(passing.file), schema: .pantry).addShelf(shelf)
    return passing
  }

  private func replace(by beside: PassingFolder) throws -> String? {
    try Store.replace(place, by: beside, schema: .pantry, busyTimeout: .milliseconds(20))
  }

  @Test func `the old one is kept under names that count`() throws {
    try folder.open().addShelf("old")
    #expect(try replace(by: beside("new")) == place + ".old-1")
    #expect(try replace(by: beside("newer")) == place + ".old-2")
    #expect(try folder.names == ["camp.sqlite", "camp.sqlite.old-1", "camp.sqlite.old-2"])
    #expect(try folder.open().shelves == ["newer"])
    #expect(try Store(folder.location("camp.sqlite.old-1"), schema: .pantry).shelves == ["old"])
    #expect(try Store.nameToKeep(place) == place + ".old-3")
  }

  @Test func `where there is none, it is put there`() throws {
    #expect(try Store.nameToKeep(place) == nil)
    #expect(try replace(by: beside("new")) == nil)
    #expect(try folder.open().shelves == ["new"])
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test func `whoever has the old one open reads on, and is busy when it writes`() throws {
    let desk = try folder.open()
    try desk.addShelf("old")
    _ = try replace(by: beside("new"))
    #expect(try desk.shelves == ["old"])
    #expect(throws: StoreError.busy) { try desk.addShelf("lost") }
    #expect(try folder.open().shelves == ["new"])
    #expect(try Store(folder.location("camp.sqlite.old-1"), schema: .pantry).shelves == ["old"])
  }

  @Test func `it waits for whoever is in the middle of something, and says that it is busy`() throws {
    let desk = try folder.open()
    let new = try beside("new")
    try desk.read {
      _ = try desk.shelves
      #expect(throws: StoreError.busy) { try replace(by: new) }
    }
    try desk.write { #expect(throws: StoreError.busy) { try replace(by: new) } }
    try desk.addShelf("old")
    #expect(try folder.open().shelves == ["old"])
    #expect(try replace(by: new) == place + ".old-1")
  }

  @Test func `a ruin is kept with the journal that belongs to it`() throws {
    let letter = Array("Dear camper, ".utf8)
    try folder.write(letter, to: "camp.sqlite")
    try folder.write(letter, to: "camp.sqlite-journal")
    #expect(try replace(by: beside("new")) == place + ".old-1")
    #expect(try folder.names == ["camp.sqlite", "camp.sqlite.old-1", "camp.sqlite.old-1-journal"])
    #expect(try folder.bytes(of: "camp.sqlite.old-1") == letter)
    #expect(try folder.open().shelves == ["new"])
  }

  @Test(arguments: [[], Array("S".utf8)])
  func `so is one that is empty or almost`(_ bytes: [UInt8]) throws {
    try folder.write(bytes, to: "camp.sqlite")
    _ = try replace(by: beside("new"))
    #expect(try folder.bytes(of: "camp.sqlite.old-1") == bytes)
    #expect(try folder.open().shelves == ["new"])
  }

  @Test func `another application's database, a folder and a pipe stay where they are`() throws {
    let orchard = Schema(
      applicationID: 0x6F72_6368, migrations: [Migration("trees", script: "CREATE TABLE tree (id INTEGER)")])
    _ = try folder.open(orchard)
    let new = try beside("new")
    #expect(throws: StoreError.unusable(path: place, .otherApplication)) { try replace(by: new) }
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    #expect(throws: StoreError.unusable(path: place, .notAFile)) { try replace(by: new) }
  }

  @Test(arguments: [Store.Access.create, .existing])
  func `what a process left that was killed on its way is gone when the next one writes or reads`(
    access: Store.Access
  ) throws {
    try folder.open().addShelf("old")
    try FileManager.default.linkItem(atPath: place, toPath: place + ".old-1")
    try FileManager.default.linkItem(atPath: place, toPath: folder.path("mine.sqlite"))
    try folder.write(Array("another".utf8), to: "camp.sqlite.old-2")
    #expect(try folder.open(access: access).shelves == ["old"])
    #expect(try folder.names == ["camp.sqlite", "camp.sqlite.old-2", "mine.sqlite"])
  }

  @Test func `a name that another process is giving right now stays`() throws {
    let desk = try folder.open()
    try FileManager.default.linkItem(atPath: place, toPath: place + ".old-1")
    try desk.connection.run("BEGIN IMMEDIATE")
    _ = try folder.open()
    #expect(try folder.names == ["camp.sqlite", "camp.sqlite.old-1"])
  }

  @Test func `through a link the store itself is replaced`() throws {
    try folder.open().addShelf("old")
    let link = folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place)
    #expect(Store.resolved(link).hasSuffix("/camp.sqlite"))
    #expect(Store.resolved(folder.path("nothing")) == folder.path("nothing"))
  }
}
