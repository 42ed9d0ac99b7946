/// The readers of cells that have one reading, whatever the file.
enum CellText {
  /// A whole number: `3`, `3.0`, `3 nights`.
  static func number(_ text: String) -> Int? {
    let figures = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = PersonText.trimmed(String(text[figures.endIndex...]))
    guard rest.allSatisfy(\.isLetter) else { return nil }
    let parts = figures.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Digits.value(of: $0) }) else { return nil }
    return parts.count == 1 || parts[1].allSatisfy { $0 == UInt8(ascii: "0") } ? number : nil
  }

  /// Yes or no.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "y", "yes", "true", "t", "1", "x": true
    case "n", "no", "false", "f", "0": false
    default: nil
    }
  }

  /// The mark between lines that stand in one.
  static let lineEnd = " / "

  /// A text in one line, as the campground keeps texts: its lines are joined, and tabs are blanks.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: PersonText.isControl) else { return text }
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      PersonText.trimmed(line.split(separator: "\t").joined(separator: " "))
    }
    return lines.filter { !$0.isEmpty }.joined(separator: lineEnd)
  }

  /// A name in its order: `Ann Lee` for `Lee, Ann`. A name with quotes or figures is as it is meant.
  static func name(_ text: String) -> String {
    text.contains { $0 == "\"" || $0.isNumber } ? text : PersonText.turned(text) ?? text
  }

  /// The names of several people: `Ann Lee, Bob Roe` has two, and `Lee, Ann` is one.
  static func people(_ text: String) -> [String] {
    let parts = text.split { ",;".contains($0) }.map { PersonText.trimmed(String($0)) }.filter { !$0.isEmpty }
    return text.contains(";") || parts.allSatisfy { $0.contains(" ") } ? parts.map(name) : [name(text)]
  }

  /// True for a name of a column or a status that is this, case, blanks and punctuation aside.
  static func key(_ text: String) -> String { PersonText.nameKey(text).filter { $0.isLetter || $0.isNumber } }

  /// The equipment that has the greatest length in a text such as `Tent, RV (16)`, else the first, and the length.
  static func equipment(_ text: String) -> (name: String, length: Int?)? {
    let parts = text.split { ",;/".contains($0) }.compactMap { part -> (name: String, length: Int?)? in
      let halves = part.split(separator: "(", maxSplits: 1)
      guard let first = halves.first else { return nil }
      let name = PersonText.trimmed(String(first))
      let figures = halves.count > 1 ? halves[1].prefix { $0.isNumber } : ""
      return name.isEmpty ? nil : (name, Digits.value(of: figures.utf8).flatMap { $0 > 0 ? $0 : nil })
    }
    return parts.max { ($0.length ?? 0) < ($1.length ?? 0) }
  }
}
