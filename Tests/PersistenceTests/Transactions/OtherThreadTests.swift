import TestSupport
import Testing

@testable import Persistence

/// Work beside a store's own thread is done on a store of its own.
struct OtherThreadTests {
  let folder = TemporaryFolder()

  @Test func `another thread reads what was committed, while this one writes`() throws {
    let store = try folder.open()
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
