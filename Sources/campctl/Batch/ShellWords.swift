/// Splits a line into words as the shell does: blanks, single and double quotes, backslashes. Nothing is expanded.
enum ShellWords {
  /// Why a line is no command line.
  enum Flaw: Error {
    case openQuote
    case lastBackslash
  }

  private typealias Scalars = String.UnicodeScalarView

  /// Blanks end a word, `#` at the start of one ends the line.
  ///
  /// Scalars are split, not characters: a quote and an accent after it are one Character.
  static func split(_ line: String) throws(Flaw) -> [String] {
    var words: [String] = []
    var word: Scalars?
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\t":
        if let finished = word { words.append(String(finished)) }
        word = nil
      case "#" where word == nil: return words
      case "'": try appendQuoted(to: &word, from: &rest)
      case "\"": try appendDoubleQuoted(to: &word, from: &rest)
      case "\\":
        guard let escaped = rest.popFirst() else { throw .lastBackslash }
        word.append(CollectionOfOne(escaped))
      default: word.append(CollectionOfOne(scalar))
      }
    }
    if let finished = word { words.append(String(finished)) }
    return words
  }

  private static func appendQuoted(to word: inout Scalars?, from rest: inout Scalars.SubSequence) throws(Flaw) {
    guard let end = rest.firstIndex(of: "'") else { throw .openQuote }
    word.append(rest[..<end])
    rest = rest[rest.index(after: end)...]
  }

  /// Between double quotes a backslash keeps its place, except before what would mean something there.
  private static func appendDoubleQuoted(to word: inout Scalars?, from rest: inout Scalars.SubSequence) throws(Flaw) {
    word.append("".unicodeScalars)
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return
      case "\\":
        guard let next = rest.popFirst() else { throw .openQuote }
        if !"\"\\$`".unicodeScalars.contains(next) { word.append(CollectionOfOne(scalar)) }
        word.append(CollectionOfOne(next))
      default: word.append(CollectionOfOne(scalar))
      }
    }
    throw .openQuote
  }
}

extension String.UnicodeScalarView? {
  /// Goes on with the word, or begins it.
  fileprivate mutating func append(_ scalars: some Sequence<Unicode.Scalar>) {
    if self == nil { self = Wrapped() }
    self?.append(contentsOf: scalars)
  }
}
