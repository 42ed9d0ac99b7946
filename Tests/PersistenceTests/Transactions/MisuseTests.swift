import Persistence
import TestSupport
import Testing

struct MisuseTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a statement that writes is refused outside a write`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(throws: StoreError.misuse(.writeOutsideTransaction)) {
      try store.execute("INSERT INTO shelf (name) VALUES (\("top"))")
    }
    #expect(throws: StoreError.misuse(.writeOutsideTransaction)) {
      _ = try store.insert(into: "shelf") { "INSERT INTO shelf (id, name) VALUES (\($0), \("top"))" }
    }
    #expect(try store.shelves.isEmpty)
  }

  @Test(arguments: Place.allCases)
  func `a statement that writes is refused inside a read`(_ place: Place) throws {
    let store = try place.open(in: folder)
    #expect(throws: StoreError.misuse(.writeOutsideTransaction)) {
      try store.read { try store.execute("INSERT INTO shelf (name) VALUES (\("top"))") }
    }
    #expect(try store.shelves.isEmpty)
  }

  @Test(arguments: Place.allCases)
  func `a write inside a read is refused, and the read goes on`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let seen = try store.read {
      #expect(throws: StoreError.misuse(.writeInsideRead)) { try store.write {} }
      return try store.shelves
    }
    #expect(seen.isEmpty)
    try store.addShelf("top")
    #expect(try store.shelves == ["top"])
  }

  @Test func `a read inside a write does not allow another kind of write`() throws {
    let store = try Store(.memory, schema: .pantry)
    try store.write {
      try store.read { _ = try store.addShelf("top") }
    }
    #expect(try store.shelves == ["top"])
  }
}
