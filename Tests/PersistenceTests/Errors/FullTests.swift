import Foundation
import Persistence
import TestSupport
import Testing

struct FullTests {
  let folder = TemporaryFolder()

  /// A store with one shelf and room for little more.
  private func nearlyFull(_ place: Place) throws -> Store {
    let store = try place.open(in: folder)
    try store.write {
      try store.addShelf("top")
      // As many as there are, since it cannot be fewer.
      try store.execute("PRAGMA max_page_count = 1")
    }
    return store
  }

  /// Adds a shelf whose name finds no room.
  private func fill(_ store: Store) throws {
    try store.execute("INSERT INTO shelf (name) VALUES (\(String(repeating: "honey ", count: 20_000)))")
  }

  @Test(arguments: Place.allCases)
  func `a write that finds no room has changed nothing`(_ place: Place) throws {
    let store = try nearlyFull(place)
    #expect(throws: StoreError.full) {
      try store.write {
        try store.addShelf("middle")
        try fill(store)
      }
    }
    #expect(try store.shelves == ["top"])
    try store.addShelf("bottom")
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test(arguments: Place.allCases)
  func `a write that goes on after finding no room is kept whole or not at all`(_ place: Place) throws {
    let store = try nearlyFull(place)
    let failure = Result {
      try store.write {
        try store.addShelf("middle")
        #expect(throws: StoreError.full) { try store.write { try fill(store) } }
        try store.addShelf("bottom")
      }
    }
    switch failure {
    case .success: #expect(try store.shelves == ["top", "middle", "bottom"])
    case .failure: #expect(try store.shelves == ["top"])
    }
  }

  @Test(arguments: Place.allCases)
  func `a statement after one that found no room writes nothing on its own`(_ place: Place) throws {
    let store = try nearlyFull(place)
    #expect(throws: StoreError.self) {
      try store.write {
        #expect(throws: StoreError.full) { try fill(store) }
        try store.execute("INSERT INTO shelf (name) VALUES (\("bottom"))")
        throw Dropped()
      }
    }
    #expect(try store.shelves == ["top"])
  }
}

struct ReadOnlyTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a store that may only be read says so`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.damage("PRAGMA query_only = ON")
    #expect(throws: StoreError.readOnly) { try store.addShelf("top") }
    #expect(try store.shelves.isEmpty)
  }

  @Test func `a file that was taken away is not written to`() throws {
    let store = try folder.open()
    try store.addShelf("top")
    try FileManager.default.removeItem(atPath: folder.path("camp.sqlite"))
    // Another store may be in its place the next time.
    #expect(throws: StoreError.busy) { try store.addShelf("bottom") }
    #expect(try folder.names == [])
  }

  /// Nothing is read-only for root.
  @Test(.enabled(if: geteuid() != 0))
  func `a file that may not be written to can be read`() throws {
    try folder.open().addShelf("top")
    chmod(folder.path("camp.sqlite"), 0o400)
    let store = try folder.open()
    #expect(try store.shelves == ["top"])
    #expect(throws: StoreError.readOnly) { try store.addShelf("bottom") }
  }
}
