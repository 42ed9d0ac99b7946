import Persistence
import TestSupport
import Testing

struct WriteTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a write is kept whole`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let count = try store.write {
      try store.addShelf("top")
      try store.addShelf("bottom")
      return try store.shelves.count
    }
    #expect(count == 2)
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test(arguments: Place.allCases)
  func `a write that throws has changed nothing`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.addShelf("top")
    #expect(throws: Dropped.self) {
      try store.write {
        try store.addShelf("bottom")
        try store.execute("UPDATE shelf SET name = \("changed") WHERE name = \("top")")
        throw Dropped()
      }
    }
    #expect(try store.shelves == ["top"])
  }

  @Test(arguments: Place.allCases)
  func `a store can be written to after a write that threw`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(throws: Dropped.self) { try store.write { throw Dropped() } }
    try store.addShelf("top")
    #expect(try store.shelves == ["top"])
  }

  @Test(arguments: Place.allCases)
  func `a read inside a write sees what was written so far`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let seen = try store.write {
      try store.addShelf("top")
      return try store.read { try store.shelves }
    }
    #expect(seen == ["top"])
  }

  @Test(arguments: Place.allCases)
  func `an id that a committed row had is not given again`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let first = try store.addShelf("top")
    try store.write {
      try store.execute("DROP TRIGGER shelf_stays")
      try store.execute("DELETE FROM shelf")
    }
    #expect(try store.addShelf("top again") == first + 1)
  }

  @Test func `what was written is there when the file is opened again`() throws {
    try folder.open().addShelf("top")
    #expect(try folder.open().shelves == ["top"])
  }

  @Test func `stores in memory know nothing of each other`() throws {
    try Store(.memory, schema: .pantry).addShelf("top")
    #expect(try Store(.memory, schema: .pantry).shelves.isEmpty)
  }
}
