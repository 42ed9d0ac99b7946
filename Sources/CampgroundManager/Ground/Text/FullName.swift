/// A person's whole name, by its words.
struct FullName: Hashable, Sendable {
  /// The words without case and accents, in their order.
  let words: [String]
  /// The words with a point behind them, such as initials.
  private let abbreviations: Set<String>

  /// Returns nil for a name without a letter.
  init?(_ name: String) {
    let name = WordedText(name)
    let words = name.words.map(\.folded)
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    let short = words.indices.dropLast().filter { name.gap(after: $0).contains(".") || words[$0].count == 1 }
    (self.words, abbreviations) = (words, Set(short.map { words[$0] }))
  }

  /// The words with the last names first, and the number of those.
  var turned: [(words: [String], last: Int)] {
    words.indices.dropFirst().map { (Array(words[$0...] + words[..<$0]), words.count - $0) }
  }

  /// The places where it stands in a text as whole words, in its order or the last names first.
  func ranges(in text: WordedText) -> [Range<String.Index>] {
    text.words.indices.compactMap { first in
      let isHere =
        stands(words, at: first, in: text) || turned.contains { stands($0.words, at: first, in: text, last: $0.last) }
      return isHere ? text.range(first, through: first + words.count - 1) : nil
    }
  }

  /// True when these words stand from a place on; behind the last names there may be a comma.
  private func stands(_ words: [String], at first: Int, in text: WordedText, last: Int? = nil) -> Bool {
    guard first + words.count <= text.words.count else { return false }
    return words.indices.allSatisfy { place in
      let index = first + place
      guard text.words[index].folded == words[place] else { return false }
      if place == words.count - 1 { return true }
      return isJoint(index, after: words[place], mayHaveComma: place + 1 == last, in: text)
    }
  }

  /// True when a word and the next can belong to one name: a sentence ends between Ann and Lee in `Ask Ann. Lee knows`.
  private func isJoint(_ index: Int, after word: String, mayHaveComma: Bool, in text: WordedText) -> Bool {
    guard text.isJoined(index, by: mayHaveComma ? ",.-_'’" : ".-_'’", upTo: 3) else { return false }
    let gap = text.gap(after: index)
    return !gap.contains(".") || !gap.contains(where: \.isWhitespace) || abbreviations.contains(word)
  }
}
