import TestSupport
import Testing

@testable import Persistence

/// A copy of a store is complete as of one moment.
struct CopyTests {
  let folder = TemporaryFolder()

  private func target() throws -> SQLiteConnection {
    try SQLiteConnection(.file(folder.write([], to: "copy.sqlite")), busyTimeout: .zero)
  }

  private func copied(_ name: String = "copy.sqlite") throws -> Store {
    try Store(folder.location(name), schema: .pantry, access: .existing)
  }

  @Test func `a copy has the same rows, and is a store of its own`() throws {
    let store = try folder.open()
    try store.addShelf("top")
    try store.copy(into: folder.write([], to: "copy.sqlite"))
    try store.addShelf("bottom")
    let copy = try copied()
    #expect(try copy.shelves == ["top"])
    #expect(try copy.value("PRAGMA integrity_check") == "ok")
    try copy.addShelf("middle")
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test func `rows come into the tables alone, whose indexes and triggers are as before afterwards`() throws {
    let store = try folder.open()
    let connection = try #require(store.connection.sqlite)
    try connection.run("CREATE INDEX by_label ON jar (label) WHERE label IS NOT NULL")
    try connection.run("CREATE TRIGGER no_jam BEFORE INSERT ON jar BEGIN SELECT RAISE(ABORT, 'no jam'); END")
    let definitions = try connection.definitions
    try connection.withTablesAlone {
      #expect(try Set(connection.definitions.keys).isDisjoint(with: ["by_label", "no_jam"]))
      try store.addShelf("top")
      try store.damage("INSERT INTO jar VALUES (1, 1, 'jam')")
    }
    #expect(try connection.definitions == definitions)
    #expect(try store.value("SELECT label FROM jar INDEXED BY by_label WHERE label = 'jam'") == "jam")
    #expect(try store.value("PRAGMA integrity_check") == "ok")
    #expect(throws: StoreError.self) {
      try store.damage("INSERT INTO jar VALUES (2, 1, 'jam')")
    }
  }

  @Test func `a store in memory can be copied into a file`() throws {
    let store = try Store(.memory, schema: .pantry)
    try store.addShelf("top")
    try store.copy(into: folder.write([], to: "copy.sqlite"))
    #expect(try copied().shelves == ["top"])
  }

  @Test(arguments: [0, 1, 2, 1000])
  func `what others write while it is copied is in it whole or not at all`(_ writes: Int) throws {
    let (store, other) = (try folder.open(), try folder.open())
    for shelf in 1...300 { try store.addShelf("\(shelf) \(String(repeating: "x", count: 400))") }
    let target = try target()
    var (pieces, written) = (0, 0)
    try #require(store.connection.sqlite).copy(over: target, piece: 5) {
      pieces += 1
      guard written < writes, pieces % 3 == 0 else { return }
      written += 1
      try other.write {
        try other.addShelf("left \(written)")
        try other.addShelf("right \(written)")
      }
    }
    let names = try copied().shelves.filter { !$0.hasSuffix("x") }
    #expect(names == (1...max(1, written)).prefix(written).flatMap { ["left \($0)", "right \($0)"] })
    // Three attempts in pieces, and one that lets nobody in between.
    #expect(written == min(writes, 3))
    #expect(try copied().value("PRAGMA integrity_check") == "ok")
  }

  @Test func `a writer that does not let go makes it busy`() throws {
    let (store, other) = (try folder.open(), try folder.open())
    try other.read {
      _ = try other.shelves
      try store.copy(into: folder.write([], to: "copy.sqlite"))
    }
    try other.connection.run("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.busy) { try store.copy(into: folder.write([], to: "busy.sqlite")) }
  }

  @Test func `a copy beside a place leaves the file as it is, and comes up to date when it is opened`() throws {
    _ = try Store(folder.location("old.sqlite"), schema: Schema.pantry.at(version: 1))
    let bytes = try folder.bytes(of: "old.sqlite")
    let beside = try Store.copy(folder.path("old.sqlite"), beside: folder.path("camp.sqlite"), schema: .pantry)
    #expect(try Store(.file(beside.file), schema: .pantry, access: .existing).schemaVersion == 2)
    #expect(try folder.bytes(of: "old.sqlite") == bytes)
    beside.remove()
    #expect(try folder.names == ["old.sqlite"])
  }

  @Test func `what is no store is not copied`() throws {
    try folder.write(Array("Dear camper, ".utf8), to: "letter")
    for name in ["letter", "nothing"] {
      #expect(throws: StoreError.self) {
        try Store.copy(folder.path(name), beside: folder.path("camp.sqlite"), schema: .pantry)
      }
    }
    #expect(try folder.names == ["letter"])
  }
}
