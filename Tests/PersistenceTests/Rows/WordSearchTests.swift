import Testing

@testable import Persistence

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
