extension DisplayWidth {
  /// The longest start of the text that fits, without a mark that it was cut.
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
  /// The text in the characters of the screen: in ASCII alone, `?` stands for each other one.
  func shown(_ text: String) -> String {
    let text = TerminalText.sanitized(text)
    guard !isUnicode, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { $0.isASCII ? $0 : "?" })
  }

  /// The first character where it can be shown, else the second.
  func either(_ unicode: Character, _ ascii: Character) -> Character { isUnicode ? unicode : ascii }
}
