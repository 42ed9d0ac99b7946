import Arguments
import Foundation
import TestSupport
import Testing

/// Lines of a batch are split as the shell splits them, but nothing is expanded.
@Suite struct ShellWordsTests {
  static let lines = [
    "a b", "  a\t b  ", "'a b' c", #""a b" c"#, #"a\ b c"#, #"a' 'b" "c"#, "'' a \"\"", #"'a"b' "c'd""#,
    #""a\"b\\c\nd""#, #"'a\b'"#, #"\'a\""#, "a#b c #d e", "'#' a", ##"\#a"##, "é 'ü ö' 🏕", #"a\\ b"#,
    #""a\'b""#, "a''b", "\"'\"",
  ]

  @Test(arguments: lines) func `a line is split as the shell splits it`(line: String) throws {
    #expect(try ShellWords.split(line) == shellWords(line), "\(line)")
  }

  /// A letter's accent that stands alone after a quote or a blank is text of its own to the shell.
  @Test(arguments: ["'a'\u{301}b c", "a \u{301}b", "\"\u{301}a b\" c", "a\\\u{301} b"])
  func `an accent on its own does not hide a quote or a blank`(line: String) throws {
    #expect(try ShellWords.split(line).map { Array($0.utf8) } == shellWords(line).map { Array($0.utf8) })
  }

  @Test func `lines made by chance are split as the shell splits them`() throws {
    var random = SplitMix64(seed: 3)
    let letters = ["a", "b", " ", " ", "\t", "'", "\"", "\\", "#", "é", "-"]
    var compared = 0
    for _ in 1...150 {
      let line = (0..<Int.random(in: 1...14, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
      let text = line.joined()
      guard let words = try? ShellWords.split(text) else { continue }
      #expect(try words == shellWords(text), "\(text)")
      compared += 1
    }
    #expect(compared > 30)
  }

  @Test func `a line as long as a line may be is split in no time`() throws {
    for piece in ["x", "'x'", "\"x\"", "\\x"] {
      let count = (1 << 20) / piece.count
      #expect(try ShellWords.split(String(repeating: piece, count: count)) == [String(repeating: "x", count: count)])
    }
  }

  @Test func `nothing is expanded`() throws {
    let words = try ShellWords.split("$HOME `date` * ~ \"$HOME\" a;b a|b a&b > <x {a,b} $(date)")
    #expect(words == ["$HOME", "`date`", "*", "~", "$HOME", "a;b", "a|b", "a&b", ">", "<x", "{a,b}", "$(date)"])
  }

  @Test func `a quote that stays open and a backslash at the end are refused`() {
    for line in ["'a", "\"a", "a 'b\" c", #"a "b\"#, #""a\""#] {
      #expect(throws: ShellWords.SyntaxError.openQuote) { try ShellWords.split(line) }
    }
    #expect(throws: ShellWords.SyntaxError.lastBackslash) { try ShellWords.split("a \\") }
  }

  /// The words as /bin/sh has them; an `x` before them keeps `-` and empty words apart.
  private func shellWords(_ line: String) throws -> [String] {
    let shell = Shell()
    let result = try shell.run("set -f\nset -- \(line)\nfor word do printf 'x%s\\n' \"$word\"; done")
    try #require(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map { String($0.unicodeScalars.dropFirst()) }
  }
}
