/// Splits a line into words as the shell does: blanks, single and double quotes, backslashes. Nothing is expanded.
package enum ShellWords {
  /// The reason why a line is no command line.
  package enum SyntaxError: Error {
    case openQuote
    case lastBackslash
  }

  /// Splits a line. Blanks end a word, `#` at the start of one ends the line.
  ///
  /// Bytes are split, not characters: a quote and an accent after it are one Character.
  package static func split(_ line: String) throws(SyntaxError) -> [String] {
    var words: [String] = []
    var word: [UInt8]?
    var rest = Array(line.utf8)[...]
    while let byte = rest.popFirst() {
      switch Unicode.Scalar(byte) {
      case " ", "\t":
        if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
        word = nil
      case "#" where word == nil: return words
      case "'": try appendQuoted(to: &word, from: &rest)
      case "\"": try appendDoubleQuoted(to: &word, from: &rest)
      case "\\":
        guard let escaped = rest.popFirst() else { throw .lastBackslash }
        word.append(escaped)
      default: word.append(byte)
      }
    }
    if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
    return words
  }

  private static func appendQuoted(to word: inout [UInt8]?, from rest: inout ArraySlice<UInt8>) throws(SyntaxError) {
    guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else { throw .openQuote }
    word = word ?? []
    word?.append(contentsOf: rest[..<end])
    rest = rest[(end + 1)...]
  }

  /// Appends the rest up to the closing quote. A backslash keeps its place, except before a character with a meaning
  /// there.
  private static func appendDoubleQuoted(to word: inout [UInt8]?, from rest: inout ArraySlice<UInt8>)
    throws(SyntaxError)
  {
    word = word ?? []
    while let byte = rest.popFirst() {
      switch Unicode.Scalar(byte) {
      case "\"": return
      case "\\":
        guard let next = rest.popFirst() else { throw .openQuote }
        if !"\"\\$`".utf8.contains(next) { word.append(byte) }
        word.append(next)
      default: word.append(byte)
      }
    }
    throw .openQuote
  }
}

extension [UInt8]? {
  /// Continues the word, or begins it.
  fileprivate mutating func append(_ byte: UInt8) {
    if self == nil { self = [] }
    self?.append(byte)
  }
}
