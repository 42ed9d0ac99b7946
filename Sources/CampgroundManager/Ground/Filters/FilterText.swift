/// The characters of a filter's text, of which those in quotes mean themselves.
struct FilterText {
  /// A character, and whether it stood in quotes.
  struct FilterLetter: Hashable {
    let character: Character
    let isQuoted: Bool

    func isMark(_ mark: Character) -> Bool { !isQuoted && character == mark }
  }

  /// A word between blanks and parentheses.
  struct FilterWord {
    /// The place of its first character in the text, from 1.
    let place: Int
    var letters: [FilterLetter] = []

    /// The text, when nothing of it was in quotes.
    var plain: String? { letters.contains(where: \.isQuoted) ? nil : letters.text }
  }

  private let characters: [Character]
  private(set) var position = 0

  init(_ text: String) { characters = Array(text) }

  var place: Int { position + 1 }
  var next: Character? { position < characters.count ? characters[position] : nil }

  mutating func skipBlanks() { while let next, next.isWhitespace { position += 1 } }

  mutating func skip() { position += 1 }

  /// Reads the word that begins here; throws for a quote that is not closed.
  mutating func word() throws(FilterProblem) -> FilterWord {
    var word = FilterWord(place: place)
    while let character = next, !character.isWhitespace, character != "(", character != ")" {
      position += 1
      if character == "\"" {
        try readQuoted(into: &word)
      } else {
        word.letters.append(FilterLetter(character: character, isQuoted: false))
      }
    }
    return word
  }

  private mutating func readQuoted(into word: inout FilterWord) throws(FilterProblem) {
    let start = position
    // An empty text in quotes is one all the same.
    while var character = next {
      position += 1
      if character == "\"" { return }
      if character == "\\", let escaped = next, escaped == "\"" || escaped == "\\" {
        position += 1
        character = escaped
      }
      word.letters.append(FilterLetter(character: character, isQuoted: true))
    }
    throw FilterProblem(mistake: .openQuote, place: start)
  }
}

extension Sequence<FilterText.FilterLetter> {
  var text: String { String(map(\.character)) }
}
