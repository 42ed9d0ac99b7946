import Testing

@testable import campctl

/// A line as it is typed, key by key.
@Suite struct EditedLineTests {
  private func typed(_ keys: String) -> String {
    var line = EditedLine()
    for byte in keys.utf8 { _ = line.type(byte) }
    return line.text
  }

  @Test(arguments: [
    ("Ann\u{7F}", "An"), ("日本\u{7F}", "日"), ("e\u{301}\u{7F}x", "x"), ("\u{7F}\u{7F}a", "a"), ("a b c\u{15}d", "d"),
    ("Ann Lee \u{17}Fox", "Ann Fox"), ("a\u{202E}b\u{9B}c\tde", "abcde"), ("👩‍👩‍👧\u{7F}", ""),
  ])
  func `keys take back whole characters, and what would steer the terminal is passed over`(keys: String, text: String) {
    #expect(typed(keys) == text)
  }

  @Test func `what is taken back is removed from the screen, in its width`() {
    var line = EditedLine()
    for byte in "日".utf8 { _ = line.type(byte) }
    #expect(line.type(0x7F) == .shown("\u{8} \u{8}\u{8} \u{8}"))
    #expect(line.type(0x7F) == .shown(""))
  }

  @Test func `bytes that are no text are passed over`() {
    var line = EditedLine()
    for byte in [0xFF, 0xC3, 0x41, 0x42, 0x43, 0x44] as [UInt8] { _ = line.type(byte) }
    #expect(line.text == "ABCD")
  }

  @Test(
    arguments: [
      ("2", nil), ("2 adults", ["--adults", "2"]),
      ("2 adults, 1 child 1 pet", ["--adults", "2", "--children", "1", "--pets", "1"]),
      ("28 feet", ["--rig-length", "28"]), ("a dog", nil), ("2 adults 1", nil),
    ] as [(String, [String]?)])
  func `a party is said in a few words`(answer: String, words: [String]?) {
    #expect(PartyAnswer.words(answer) == words)
  }
}
