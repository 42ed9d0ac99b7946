/// A word of a text: letters and digits in a row, with its place.
struct TextWord {
  /// The word without case and accents (domain rule R34).
  let folded: String
  let range: Range<String.Index>

  /// True for ASCII digits alone.
  var isNumber: Bool { folded.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }

  static func all(in text: String) -> [TextWord] {
    var words: [TextWord] = []
    var start: String.Index?
    for place in text.indices {
      let isInWord = text[place].isLetter || text[place].isNumber
      if isInWord, start == nil { start = place }
      if !isInWord, let first = start {
        words.append(TextWord(of: text, first..<place))
        start = nil
      }
    }
    if let start { words.append(TextWord(of: text, start..<text.endIndex)) }
    return words
  }

  private init(of text: String, _ range: Range<String.Index>) {
    (folded, self.range) = (PersonText.nameKey(String(text[range])), range)
  }
}

/// A text with its words.
struct WordedText {
  let text: String
  let words: [TextWord]

  init(_ text: String) { (self.text, words) = (text, TextWord.all(in: text)) }

  /// The characters between a word and the next.
  func gap(after index: Int) -> Substring { text[words[index].range.upperBound..<words[index + 1].range.lowerBound] }

  /// True when a word has a next one, with at most `limit` characters between them, all of them signs or blanks.
  func isJoined(_ index: Int, by signs: String, upTo limit: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    let gap = gap(after: index)
    return gap.count <= limit && gap.allSatisfy { $0.isWhitespace || signs.contains($0) }
  }

  /// The place of a row of words.
  func range(_ first: Int, through last: Int) -> Range<String.Index> {
    words[first].range.lowerBound..<words[last].range.upperBound
  }
}
