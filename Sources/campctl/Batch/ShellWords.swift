/// Splits a line into words as the shell does: blanks, single and double quotes, backslashes. Nothing is expanded.
enum ShellWords {
  /// Why a line is no command line.
  enum Flaw: Error {
    case openQuote
    case lastBackslash
  }

  /// Blanks end a word, `#` at the start of one ends the line.
  static func split(_ line: String) throws(Flaw) -> [String] {
    var words: [String] = []
    var word: String?
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch character {
      case " ", "\t":
        if let finished = word { words.append(finished) }
        word = nil
      case "#" where word == nil: rest = ""
      case "'": try appendQuoted(to: &word, from: &rest)
      case "\"": try appendDoubleQuoted(to: &word, from: &rest)
      case "\\":
        guard let escaped = rest.popFirst() else { throw .lastBackslash }
        word = (word ?? "") + String(escaped)
      default: word = (word ?? "") + String(character)
      }
    }
    if let finished = word { words.append(finished) }
    return words
  }

  private static func appendQuoted(to word: inout String?, from rest: inout Substring) throws(Flaw) {
    guard let end = rest.firstIndex(of: "'") else { throw .openQuote }
    word = (word ?? "") + rest[..<end]
    rest = rest[rest.index(after: end)...]
  }

  /// Between double quotes a backslash keeps its place, except before what would mean something there.
  private static func appendDoubleQuoted(to word: inout String?, from rest: inout Substring) throws(Flaw) {
    var text = word ?? ""
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        word = text
        return
      case "\\":
        guard let next = rest.popFirst() else { throw .openQuote }
        text += "\"\\$`".contains(next) ? String(next) : "\\\(next)"
      default: text.append(character)
      }
    }
    throw .openQuote
  }
}
