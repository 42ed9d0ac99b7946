extension DisplayWidth {
  /// The longest start of the text that fits, with nothing to say that it was cut.
  static func start(of text: String, within width: Int) -> String {
    var (start, used) = ("", 0)
    for character in text {
      used += of(String(character))
      if used > width { break }
      start.append(character)
    }
    return start
  }
}

extension Screen {
  /// Text as its characters can show it: in ASCII alone, `?` stands for each other one.
  func shown(_ text: String) -> String {
    let text = TerminalText.sanitized(text)
    guard !isUnicode, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { $0.isASCII ? $0 : "?" })
  }

  /// The first where it can be shown, else the second.
  func either(_ unicode: Character, _ ascii: Character) -> Character { isUnicode ? unicode : ascii }
}
