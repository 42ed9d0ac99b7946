/// A line in the middle of being typed, byte by byte.
struct EditedLine {
  /// The meaning of a byte.
  enum Step: Equatable {
    /// The line goes on; these characters are shown.
    case shown(String)
    case finished
    /// The person leaves without an answer.
    case ended
    case interrupted
  }

  private(set) var text = ""
  /// The bytes of a character that is not whole yet.
  private var open: [UInt8] = []

  mutating func type(_ byte: UInt8) -> Step {
    switch byte {
    case 0x0A, 0x0D: return .finished
    case 0x03: return .interrupted
    case 0x1B: return .ended
    // ^D
    case 0x04: return text.isEmpty ? .ended : .shown("")
    case 0x08, 0x7F: return .shown(erase(1))
    // ^U and ^W
    case 0x15: return .shown(erase(text.count))
    case 0x17: return .shown(erase(lengthOfLastWord))
    default: return .shown(append(byte))
    }
  }

  /// Appends a byte; what would steer the terminal is passed over.
  private mutating func append(_ byte: UInt8) -> String {
    // A character begins with any byte that continues none.
    if byte & 0xC0 != 0x80 { open = [] }
    open.append(byte)
    guard let typed = String(validating: open, as: UTF8.self) else {
      if open.count == 4 { open = [] }
      return ""
    }
    open = []
    guard TerminalText.sanitized(text + typed) == text + typed else { return "" }
    text += typed
    return typed
  }

  /// Takes the last characters away; returns what removes them from the screen.
  private mutating func erase(_ count: Int) -> String {
    open = []
    let width = DisplayWidth.of(String(text.suffix(count)))
    text.removeLast(min(count, text.count))
    return String(repeating: "\u{8} \u{8}", count: width)
  }

  private var lengthOfLastWord: Int {
    let blanks = text.reversed().prefix { $0 == " " }.count
    return blanks + text.dropLast(blanks).reversed().prefix { $0 != " " }.count
  }
}
