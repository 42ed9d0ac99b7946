import Basics
import Testing

/// The search for a text in another.
@Suite struct TextSearchTests {
  @Test(arguments: [
    ("2030-06-01..2030-07-01", "..", ["2030-06-01", "2030-07-01"]), ("a, b, ", ", ", ["a", "b", ""]),
    ("..", "..", ["", ""]), ("....", "..", ["", "", ""]), ("none", "..", ["none"]), ("", "..", [""]),
    ("ab", "", ["ab"]),
  ])
  func `pieces stand between separators`(text: String, separator: String, pieces: [String]) {
    #expect(text.split(separator: separator, omittingEmptySubsequences: false).map(String.init) == pieces)
    #expect(text.split(separator: separator).map(String.init) == pieces.filter { !$0.isEmpty })
  }

  @Test func `no more splits are made than agreed`() {
    #expect("UNIQUE: a: b".split(separator: ": ", maxSplits: 1).map(String.init) == ["UNIQUE", "a: b"])
  }

  @Test func `ranges do not overlap, and the first is the leftmost`() throws {
    let text = "aaa"
    #expect(text.ranges(of: "aa").count == 1)
    #expect(try #require(text.firstRange(of: "a")).lowerBound == text.startIndex)
    #expect(text.ranges(of: "").isEmpty)
  }

  @Test(arguments: [
    ("Loop A", "op", true), ("Loop A", "OP", false), ("short", "shorter", false), ("any", "", true), ("", "", true),
    // Characters are whole: an accent belongs to its letter, and a line's end of two bytes is one.
    ("Jose\u{301}", "e", false), ("Jos\u{E9}", "e\u{301}", true), ("one\r\ntwo", "\n", false),
  ])
  func `a text is found by whole characters`(text: String, part: String, isFound: Bool) {
    #expect(text.contains(part) == isFound)
  }

  @Test(arguments: [
    ("12/3", "/", "-", "12-3"), ("a  b", " ", "\\ ", "a\\ \\ b"), ("one\r\ntwo\r\n", "\r\n", "\n", "one\ntwo\n"),
    ("same", "x", "y", "same"),
  ])
  func `each place of a text is replaced`(text: String, part: String, other: String, replaced: String) {
    #expect(text.replacing(part, with: other) == replaced)
  }
}
