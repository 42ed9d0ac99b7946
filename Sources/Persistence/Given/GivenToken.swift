/// A word, a name, a value or a sign of a statement that a person typed.
struct GivenToken: Hashable {
  enum TokenKind: Hashable {
    /// A keyword or a name without quotes.
    case word
    /// A name in double quotes.
    case name
    /// A text in single quotes.
    case text
    case number
    /// A value that is given beside the statement: `:from`.
    case parameter
    case sign
  }

  let kind: TokenKind
  /// Its place in the bytes of the statement.
  let range: Range<Int>
  /// A word in lower case, a name without its quotes, a parameter without its colon; else as typed.
  let text: String

  /// True for one of some words.
  func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  /// True for a word or a name in quotes.
  var isName: Bool { kind == .word || kind == .name }
}
