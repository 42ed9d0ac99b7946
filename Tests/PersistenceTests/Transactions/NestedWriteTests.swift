import Persistence
import TestSupport
import Testing

struct NestedWriteTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a nested write is kept with the outermost one`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.write {
      try store.write { try store.write { _ = try store.addShelf("top") } }
      try store.addShelf("bottom")
    }
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test(arguments: Place.allCases)
  func `a nested write can fail alone`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.write {
      try store.addShelf("top")
      #expect(throws: Dropped.self) {
        try store.write {
          try store.addShelf("fallen")
          throw Dropped()
        }
      }
      #expect(try store.shelves == ["top"])
      try store.addShelf("bottom")
    }
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test(arguments: Place.allCases)
  func `a nested write is lost with the outermost one`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(throws: Dropped.self) {
      try store.write {
        try store.write { _ = try store.addShelf("top") }
        throw Dropped()
      }
    }
    #expect(try store.shelves.isEmpty)
  }

  @Test(arguments: Place.allCases)
  func `a failure in the middle takes only what is inside it`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.write {
      try store.addShelf("outer")
      #expect(throws: Dropped.self) {
        try store.write {
          try store.addShelf("middle")
          try store.write { _ = try store.addShelf("inner") }
          throw Dropped()
        }
      }
      try store.write { _ = try store.addShelf("after") }
    }
    #expect(try store.shelves == ["outer", "after"])
  }

  @Test func `nobody else sees a nested write before the outermost one commits`() throws {
    let desk = try folder.open()
    let office = try folder.open()
    try desk.write {
      try desk.write { _ = try desk.addShelf("top") }
      #expect(try office.shelves.isEmpty)
    }
    #expect(try office.shelves == ["top"])
  }
}
