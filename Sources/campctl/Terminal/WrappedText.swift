/// Text in lines of a width, broken at blanks.
enum WrappedText {
  /// The lines, each after `indent`; a word that is longer than a line stays whole.
  static func lines(_ text: String, width: Int, indent: String = "") -> [String] {
    lines(
      of: TerminalText.sanitized(text).split(separator: " ").map(String.init), by: " ", width: width, indent: indent)
  }

  /// The lines of words between separators, which stay at the ends of lines.
  static func lines(of words: [String], by separator: String, width: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for (place, word) in words.enumerated() {
      let word = place < words.count - 1 ? word + separator : word
      let trimmed = word.last == " " ? String(word.dropLast()) : word
      if !line.isEmpty, DisplayWidth.of(indent + line + trimmed) > width {
        lines.append(indent + line)
        line = ""
      }
      line += word
    }
    if !line.isEmpty { lines.append(indent + line) }
    return lines.map { $0.last == " " ? String($0.dropLast()) : $0 }
  }
}
