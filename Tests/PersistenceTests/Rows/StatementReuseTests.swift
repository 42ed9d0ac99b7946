import Persistence
import TestSupport
import Testing

struct StatementReuseTests {
  let folder = TemporaryFolder()

  @Test(arguments: Place.allCases)
  func `a statement can be used inside its own rows`(_ place: Place) throws {
    let store = try place.open(in: folder)
    for name in ["top", "middle", "bottom"] { try store.addShelf(name) }
    var pairs: [String] = []
    try store.forEach("SELECT name FROM shelf ORDER BY id") { outer in
      try store.forEach("SELECT name FROM shelf ORDER BY id") { inner in
        pairs.append("\(try outer[0] as String)-\(try inner[0] as String)")
      }
    }
    #expect(pairs.count == 9)
    #expect(pairs.first == "top-top")
    #expect(pairs.last == "bottom-bottom")
  }

  @Test(arguments: Place.allCases)
  func `a row outlives a nested use of its statement with another value`(_ place: Place) throws {
    let store = try place.open(in: folder)
    let descent: [Int] = try store.rows("SELECT \(1)") { outer in
      let inner = try store.value("SELECT \(2)", as: Int.self)
      #expect(inner == 2)
      return try outer[0]
    }
    #expect(descent == [1])
  }

  @Test func `a statement can be used again after it failed`() throws {
    let store = try Store(.memory, schema: .pantry)
    try store.addShelf("top")
    #expect(throws: StoreError.self) { try store.addShelf("top") }
    try store.addShelf("bottom")
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test func `a second statement in one text is refused, not left out`() throws {
    let store = try Store(.memory, schema: .pantry)
    #expect(throws: StoreError.self) {
      try store.write {
        try store.execute("INSERT INTO shelf (name) VALUES ('top'); INSERT INTO shelf (name) VALUES ('low')")
      }
    }
    #expect(try store.shelves.isEmpty)
  }

  @Test func `a statement is prepared anew when the tables have changed`() throws {
    let store = try Store(.memory, schema: .pantry)
    #expect(try store.rows("SELECT * FROM jar") { _ in 1 }.isEmpty)
    try store.write { _ = try store.execute("ALTER TABLE shelf ADD COLUMN wood TEXT") }
    try store.addShelf("top")
    #expect(try store.first("SELECT wood FROM shelf") { try $0[0] as String? } == .some(nil))
  }
}
