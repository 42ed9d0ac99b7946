import Foundation
import TestSupport
import Testing

@testable import Persistence

/// Things that others have put into a store.
struct ForeignTests {
  let folder = TemporaryFolder()

  @Test func `another application's database stays in the mode it writes in`() throws {
    let orchard = Schema(
      applicationID: 0x6F72_6368, migrations: [Migration("trees", script: "CREATE TABLE tree (id INTEGER)")])
    try folder.open(orchard).connection.run("PRAGMA journal_mode = WAL")
    let bytes = try folder.bytes(of: "camp.sqlite")
    #expect(throws: StoreError.unusable(path: folder.path("camp.sqlite"), .otherApplication)) { try folder.open() }
    #expect(try folder.bytes(of: "camp.sqlite") == bytes)
    #expect(try folder.names == ["camp.sqlite"])
  }

  @Test(arguments: ["-journal", "-wal"])
  func `a pipe where the engine's own file would be is refused without waiting`(end: String) throws {
    _ = try folder.open()
    symlink("camp.sqlite", folder.path("link.sqlite"))
    mkfifo(folder.path("camp.sqlite" + end), 0o600)
    // The engine's file is beside the store itself, whatever links lead there.
    for name in ["camp.sqlite", "link.sqlite"] {
      let error = try #require(throws: StoreError.self) { try Store(folder.location(name), schema: .pantry) }
      guard case .unusable(let path, .notAFile) = error else { throw error }
      #expect(path.hasSuffix("/camp.sqlite" + end))
    }
  }

  @Test(arguments: [
    "CREATE TRIGGER greedy AFTER INSERT ON jar BEGIN DELETE FROM jar; END",
    "DROP TRIGGER shelf_stays; CREATE TRIGGER shelf_stays AFTER INSERT ON jar BEGIN DELETE FROM jar; END",
  ])
  func `a trigger of somebody else's never runs`(trigger: String) throws {
    try folder.open().connection.run(trigger)
    #expect(throws: StoreError.corrupt("it has a trigger of somebody else's")) { try folder.open() }
    // A store opened for reading runs none.
    #expect(try folder.open(access: .existing).shelves == [])
  }

  @Test func `a view cannot stand in for a table`() throws {
    try folder.open().connection.run("DROP TABLE jar; CREATE VIEW jar AS SELECT 1 AS shelf")
    let store = try folder.open(access: .existing)
    #expect(throws: StoreError.self) { try store.rows("SELECT shelf FROM jar") { _ in 1 } }
  }

  @Test func `what is defined otherwise is told by name`() throws {
    let store = try folder.open()
    #expect(try store.definitions(differingFrom: .pantry) == [])
    try store.connection.run("CREATE INDEX jar_by_label ON jar (label); DROP TRIGGER shelf_stays; ANALYZE")
    #expect(try store.definitions(differingFrom: .pantry) == ["jar_by_label", "shelf_stays"])
  }

  @Test func `a row that only a damaged store refuses tells the damage`() throws {
    let store = try folder.open()
    try store.addShelf("Jam")
    #expect(throws: StoreError.constraint(.unique(columns: ["shelf.name"]))) { try store.addShelf("Jam") }
    try store.connection.run("CREATE UNIQUE INDEX one ON shelf (length(name))")
    #expect(throws: StoreError.corrupt("it rejected a valid row")) { try store.addShelf("Tea") }
  }
}
