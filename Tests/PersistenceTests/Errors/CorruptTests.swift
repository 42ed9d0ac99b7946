import Persistence
import TestSupport
import Testing

struct CorruptTests {
  let folder = TemporaryFolder()

  @Test func `a damaged page is found when it is read`() throws {
    let page = try pageOfShelves()
    var bytes = try folder.bytes(of: "camp.sqlite")
    for index in page where index < bytes.count { bytes[index] = 0xAA }
    try folder.write(bytes, to: "camp.sqlite")

    let store = try folder.open()
    let error = try #require(throws: StoreError.self) { try store.shelves }
    guard case .corrupt = error else {
      Issue.record("a damaged page gave \(error)")
      return
    }
  }

  /// The place of the shelves' own page in the file.
  private func pageOfShelves() throws -> Range<Int> {
    let store = try folder.open()
    try store.addShelf("top")
    let size = try #require(try store.value("PRAGMA page_size", as: Int.self))
    let page = try #require(
      try store.value("SELECT rootpage FROM sqlite_schema WHERE name = \("shelf")", as: Int.self))
    return (page - 1) * size..<page * size
  }

  @Test func `any other answer of the engine comes with its code and words`() throws {
    let store = try Store(.memory, schema: .pantry)
    let error = try #require(throws: StoreError.self) {
      try store.rows("SELECT zeroblob(1 << 30)") { _ in 1 }
    }
    #expect(error == .engine(code: 18, message: "string or blob too big"))
  }

  @Test func `a statement that fits every sound store tells a damaged one`() throws {
    let store = try Store(.memory, schema: .pantry)
    #expect(throws: StoreError.corrupt("no such column: taste")) {
      try store.rows("SELECT taste FROM shelf") { _ in 1 }
    }
  }
}
