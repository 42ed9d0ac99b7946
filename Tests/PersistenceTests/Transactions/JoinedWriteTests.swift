import Persistence
import TestSupport
import Testing

/// Parts of a write that cannot fail alone.
struct JoinedWriteTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `by itself it is a write`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.join { _ = try store.addShelf("top") }
    #expect(throws: Dropped.self) {
      try store.join {
        try store.addShelf("fallen")
        throw Dropped()
      }
    }
    #expect(try store.shelves == ["top"])
  }

  @Test(arguments: Place.allCases)
  func `one that fails before it has changed anything leaves the others`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.write {
      try store.addShelf("top")
      #expect(throws: Dropped.self) {
        try store.join {
          #expect(try store.shelves == ["top"])
          throw Dropped()
        }
      }
      #expect(!store.isSpoiled)
      try store.join { _ = try store.addShelf("bottom") }
    }
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test(arguments: Place.allCases)
  func `of a write with one that failed in its middle nothing can be kept`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(throws: StoreError.misuse(.spoiledWrite)) {
      try store.write {
        try store.addShelf("top")
        try? store.join {
          try store.addShelf("fallen")
          throw Dropped()
        }
        #expect(store.isSpoiled)
      }
    }
    #expect(try store.shelves.isEmpty)
    #expect(!store.isSpoiled)
    try store.write { _ = try store.addShelf("next") }
    #expect(try store.shelves == ["next"])
  }

  @Test(arguments: Place.allCases)
  func `a nested write that fails takes what was spoiled inside it along`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.write {
      try store.addShelf("top")
      #expect(throws: Dropped.self) {
        try store.write {
          try store.join {
            try store.addShelf("fallen")
            throw Dropped()
          }
        }
      }
      #expect(!store.isSpoiled)
    }
    #expect(try store.shelves == ["top"])
  }
}
