import Persistence
import TestSupport
import Testing

struct BusyTests {
  let folder = TemporaryFolder()
  let desk: Store
  let office: Store

  init() throws {
    desk = try folder.open()
    office = try folder.open()
  }

  @Test func `a second writer is told that the store is busy, before its body runs`() throws {
    var ran = false
    try desk.write {
      try desk.addShelf("top")
      #expect(throws: StoreError.busy) { try office.write { ran = true } }
    }
    #expect(!ran)
  }

  @Test func `a write that met a reader at its commit has changed nothing and can be repeated`() throws {
    try office.read {
      _ = try office.shelves
      #expect(throws: StoreError.busy) { try desk.addShelf("top") }
    }
    #expect(try desk.shelves.isEmpty)
    try desk.addShelf("top")
    #expect(try office.shelves == ["top"])
  }

  @Test func `an observer does not hear of a write that met a reader`() throws {
    var heard = 0
    _ = desk.observe { _ in heard += 1 }
    try office.read {
      _ = try office.shelves
      try? desk.write {
        desk.didChange(StoreChange(kind: "shelf", id: try desk.addShelf("top"), operation: .created))
      }
    }
    #expect(heard == 0)
  }

  @Test func `opening a store waits for no writer`() throws {
    try desk.write {
      try desk.addShelf("top")
      #expect(try folder.open().shelves.isEmpty)
    }
  }
}
