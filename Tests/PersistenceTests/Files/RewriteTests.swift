import Foundation
import Persistence
import TestSupport
import Testing

struct RewriteTests {
  let folder = TemporaryFolder()

  /// A store in which rows were moved from page to page before one was erased.
  private func withErasedLabel(_ erase: (Store) throws -> Void) throws -> Bool {
    let store = try Store(folder.location(), schema: .pantry)
    try store.write {
      let shelf = try store.addShelf("top")
      for place in 0..<2000 {
        // In an order that splits pages again and again.
        let label = "plum jam \((place * 7919) % 2000) \(String(repeating: "x", count: place * 31 % 400))"
        try store.execute("INSERT INTO jar VALUES (\(shelf), \((place * 7919) % 2000), \(label))")
      }
    }
    try erase(store)
    return Data(try folder.bytes(of: "camp.sqlite")).range(of: Data("plum jam".utf8)) != nil
  }

  @Test func `the engine by itself leaves copies of what was erased`() throws {
    #expect(try withErasedLabel { store in try store.write { _ = try store.execute("UPDATE jar SET label = NULL") } })
  }

  @Test func `a file that is written anew has no byte of what was erased`() throws {
    let isLeft = try withErasedLabel { store in
      try store.write {
        store.rewriteWhenCommitted()
        try store.execute("UPDATE jar SET label = NULL")
      }
      #expect(try store.value("SELECT count(*) FROM jar") == 2000)
      #expect(try store.shelves == ["top"])
      try store.addShelf("bottom")
      #expect(try store.shelves == ["top", "bottom"])
    }
    #expect(!isLeft)
    #expect(try folder.permissions(of: "camp.sqlite") == 0o600)
    let again = try Store(folder.location(), schema: .pantry, access: .existing)
    #expect(try again.shelves == ["top", "bottom"])
  }

  @Test func `what is rolled back writes nothing anew`() throws {
    let store = try Store(folder.location(), schema: .pantry)
    try store.addShelf("top")
    let before = try folder.bytes(of: "camp.sqlite")
    #expect(throws: Dropped.self) {
      try store.write {
        store.rewriteWhenCommitted()
        throw Dropped()
      }
    }
    try store.write {
      #expect(throws: Dropped.self) {
        try store.write {
          store.rewriteWhenCommitted()
          throw Dropped()
        }
      }
    }
    #expect(try folder.bytes(of: "camp.sqlite") == before)
  }

  @Test func `a store in memory has no file to write`() throws {
    let store = try Store(.memory, schema: .pantry)
    try store.write {
      store.rewriteWhenCommitted()
      try store.addShelf("top")
    }
    #expect(try store.shelves == ["top"])
  }
}
