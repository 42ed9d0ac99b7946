/// A thing for people, one field a line, its names aligned; missing values are left out.
struct Lines {
  private let fields: [(name: String, value: String)]

  init(_ fields: [(String, String?)]) {
    self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
  }

  var text: String {
    zip(fields, names).map { $1 + TerminalText.sanitized($0.value) }.joined(separator: "\n")
  }

  /// The lines, a value that is too long for one wrapped beside its name.
  func lines(width: Int) -> [String] {
    zip(fields, names).flatMap { field, name in
      let line = name + TerminalText.sanitized(field.value)
      if DisplayWidth.of(line) <= width { return [line] }
      let indent = String(repeating: " ", count: name.count)
      let lines = WrappedText.lines(field.value, width: width, indent: indent)
      return [name + (lines.first?.dropFirst(name.count) ?? "")] + lines.dropFirst()
    }
  }

  /// The names, each with the blanks before its value.
  private var names: [String] {
    let width = fields.map(\.name.count).max() ?? 0
    return fields.map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) }
  }
}

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
