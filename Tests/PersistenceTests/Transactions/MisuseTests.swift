import TestSupport
import Testing

@testable import Persistence

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

/// Work beside a store's own thread is done on a store of its own.
struct OtherThreadTests {
  let folder = TemporaryFolder()

  @Test func `another thread reads what was committed, while this one writes`() throws {
    let store = try folder.open(busyTimeout: .seconds(60))
    try store.addShelf("top")
    let other = try #require(store.beside { try $0.shelves })
    try store.addShelf("bottom")
    #expect(try [["top"], ["top", "bottom"]].contains(other.answer().get()))
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test func `its error is thrown where the answer is waited for`() throws {
    let other = try #require(folder.open().beside { try $0.value("SELECT label FROM box", as: String.self) })
    #expect(throws: StoreError.self) { try other.answer().get() }
  }

  @Test func `a store in memory has no other`() throws {
    let store = try Store(.memory, schema: .pantry)
    #expect(store.beside { try $0.shelves } == nil)
  }

  @Test func `what is not committed is seen by no other`() throws {
    let store = try folder.open()
    try store.write {
      try store.addShelf("top")
      #expect(store.beside { try $0.shelves } == nil)
    }
    try store.read { #expect(store.beside { try $0.shelves } == nil) }
  }

  @Test func `many threads answer, each its own`() {
    let numbers = Array(1...50)
    let others = numbers.map { (number: Int) in OtherThread { number * number } }
    #expect(others.map { $0.answer() } == numbers.map { (number: Int) in number * number })
  }
}
