/// The number of columns that text takes on a terminal.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// The longest start of the text that fits, with `…` when something was cut; `...` where the locale has no UTF-8.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    let mark = Screen.isUnicodeLocale ? "…" : String(repeating: ".", count: min(3, max(1, width)))
    var kept = ""
    var used = mark.count
    for character in text {
      used += of(character)
      if used > width { break }
      kept.append(character)
    }
    return kept + mark
  }

  /// The width of a character, which is that of its base; marks that combine with it add nothing.
  private static func of(_ character: Character) -> Int {
    guard let base = character.unicodeScalars.first else { return 0 }
    switch base.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    let isEmoji = base.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    return isEmoji || isWide(base.value) ? 2 : 1
  }

  /// True for the East Asian wide and full-width blocks of Unicode's annex 11.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

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
