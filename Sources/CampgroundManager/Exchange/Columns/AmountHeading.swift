/// The header of a column of amounts, without the currency that it names: `Total (EUR)`, `Price in CHF`, `€ paid`.
struct AmountHeading {
  let name: String
  /// The currency of the column's amounts; nil where the header names none.
  let mark: CurrencyMark?

  init(_ header: String) {
    let words = header.split { " _/:()[]".contains($0) }.map(String.init)
    let isCode = { (word: String) in
      // In a header all in capitals such a word may be any.
      word.allSatisfy(\.isUppercase) && word.count == 3 && header.contains { $0.isLowercase || "([".contains($0) }
    }
    let place = [words.indices.last, words.indices.first].compactMap(\.self).first { place in
      let isSign = !words[place].contains { $0.isASCII && $0.isLetter }
      return words.count > 1 && (isSign || isCode(words[place])) && CurrencyMark(words[place], in: header) != nil
    }
    guard let place else {
      (name, mark) = (header, nil)
      return
    }
    let others = words.indices.filter { $0 != place && words[$0].lowercased() != "in" }
    name = others.map { words[$0] }.joined(separator: " ")
    mark = CurrencyMark(words[place], in: header)
  }
}
