import TestSupport
import Testing

@testable import Persistence

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
      #expect(try store.value("SELECT \(2)", as: Int.self) == 2)
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
    try store.damage("ALTER TABLE shelf ADD COLUMN wood TEXT")
    try store.addShelf("top")
    #expect(try store.first("SELECT wood FROM shelf") { try $0[0] as String? } == .some(nil))
  }
}

/// The function that leaves out most of the texts that do not have a word.
struct WordSearchTests {
  private let store: Store

  init() throws {
    store = try Store(.memory, schema: Schema(applicationID: 1, migrations: []))
    try store.addWordSearch()
  }

  @Test(
    arguments: [
      ("h2339", "WA H-2339", true), ("wah", "WA H-2339", true), ("h2338", "WA H-2339", false), ("9", "WA H-2339", true),
      ("", "", true), ("", "any", true), ("a", "", false), ("aab", "aaab", true), ("ab", "a-a-b", true),
      ("jose", "José", true), ("jose", "Ann", false), ("xyz", "in \\u00e9", true), (nil, "plain", false),
      (nil, "日本", true),
    ] as [(String?, String, Bool)])
  func `a text may contain a word`(word: String?, text: String, expected: Bool) throws {
    #expect(try store.value("SELECT may_contain(\(word), \(text))", as: Int.self) == (expected ? 1 : 0))
  }

  @Test func `any of the texts may contain it, and null contains nothing`() throws {
    let none: String? = nil
    #expect(try store.value("SELECT may_contain('b', \(none), 'a', 'b')", as: Int.self) == 1)
    #expect(try store.value("SELECT may_contain('b', \(none), 'a')", as: Int.self) == 0)
    #expect(try store.value("SELECT may_contain('b')", as: Int.self) == 0)
  }
}
