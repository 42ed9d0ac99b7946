import Persistence
import TestSupport
import Testing

struct SnapshotTests {
  let folder = TemporaryFolder()
  let desk: Store
  let office: Store

  init() throws {
    desk = try folder.open()
    office = try folder.open()
  }

  @Test func `a read sees one state, also nested`() throws {
    try desk.addShelf("top")
    let seen = try office.read {
      let before = try office.shelves
      #expect(throws: StoreError.busy) { try desk.addShelf("bottom") }
      return [before, try office.read { try office.shelves }, try office.shelves]
    }
    #expect(seen == [["top"], ["top"], ["top"]])
    try desk.addShelf("bottom")
    #expect(try office.shelves == ["top", "bottom"])
  }

  @Test func `a nested read does not end the outer one`() throws {
    let seen = try office.read {
      try office.read { _ = try office.shelves }
      #expect(throws: StoreError.busy) { try desk.addShelf("top") }
      return try office.shelves
    }
    #expect(seen.isEmpty)
  }

  @Test func `two can read at once`() throws {
    try desk.addShelf("top")
    #expect(try desk.read { [try desk.shelves, try office.read { try office.shelves }] } == [["top"], ["top"]])
  }

  @Test func `a read ends when its body throws`() throws {
    #expect(throws: Dropped.self) {
      try office.read {
        _ = try office.shelves
        throw Dropped()
      }
    }
    try desk.addShelf("top")
    #expect(try office.shelves == ["top"])
  }

  @Test func `a writer reads what nobody can change before it commits`() throws {
    try desk.write {
      #expect(throws: StoreError.busy) { try office.addShelf("office's") }
      try desk.addShelf("desk's")
    }
    try office.addShelf("office's")
    #expect(try desk.shelves == ["desk's", "office's"])
  }
}
