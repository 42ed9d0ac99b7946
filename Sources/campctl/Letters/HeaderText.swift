import Basics

/// Text of people in the header of a message: no character of it can begin another line (RFC 5322, RFC 2047).
enum HeaderText {
  private static let longestLine = 78
  /// The longest word that is not taken apart.
  private static let longestWord = 60
  /// The most bytes of an encoded word, which then fits on the first line of a header.
  private static let mostBytes = 42

  /// A header of words; it goes on in a further line where one is too long.
  static func header(_ name: String, _ words: String) -> String {
    var (lines, line) = ([String](), "\(name):")
    for word in words.split(separator: " ") {
      if line.utf8.count + 1 + word.utf8.count > longestLine {
        lines.append(line)
        line = ""
      }
      line += " \(word)"
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }

  /// Text without a structure, such as a subject.
  static func text(_ text: String) -> String {
    let shown = TerminalText.sanitized(text)
    return isPlain(shown) ? shown : encodedWords(shown)
  }

  /// `Ann Lee <ann@example.com>`; the address alone without a name.
  static func mailbox(_ name: String?, _ address: String) -> String {
    guard let name else { return address }
    return "\(phrase(TerminalText.sanitized(name))) <\(address)>"
  }

  private static func phrase(_ name: String) -> String {
    guard isPlain(name) else { return encodedWords(name) }
    let specials = "()<>[]:;@\\,.\"".unicodeScalars
    guard name.unicodeScalars.contains(where: specials.contains) else { return name }
    let quoted = name.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(quoted.joined())\""
  }

  /// True for words of ASCII that no reader takes for encoded ones, and that lines can be broken between.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("  ")
      && !text.split(separator: " ").contains { $0.utf8.count > longestWord || $0.hasPrefix("=?") }
  }

  private static func encodedWords(_ text: String) -> String {
    var words = [""]
    for piece in pieces(of: text) {
      if words[words.count - 1].utf8.count + piece.utf8.count > mostBytes { words.append("") }
      words[words.count - 1] += piece
    }
    return words.filter { !$0.isEmpty }.map { "=?utf-8?B?\(Base64.encoded($0))?=" }.joined(separator: " ")
  }

  /// The words, each with the blank after it, for some readers put one between encoded words; a long one in its scalars.
  private static func pieces(of text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.indices.flatMap { place in
      let word = words[place] + (place < words.count - 1 ? " " : "")
      return word.utf8.count <= mostBytes ? [String(word)] : word.unicodeScalars.map { String($0) }
    }
  }
}
