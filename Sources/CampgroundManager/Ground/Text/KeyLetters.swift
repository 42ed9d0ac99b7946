/// The letters and digits of an idempotency key, without case, accents and the signs between them: `Ann.Lee`, `ann-lee`
/// and `annlee` are one.
struct KeyLetters {
  private let key: String
  private let letters: [(scalar: Unicode.Scalar, place: String.Index)]

  init(_ key: String) {
    self.key = key
    letters = key.indices.flatMap { place in
      PersonText.nameKey(String(key[place])).unicodeScalars.filter { $0.properties.isAlphabetic || $0.isDigit }
        .map { ($0, place) }
    }
  }

  /// The key with a star in place of a person's name, numbers and addresses; nil when it has none.
  func without(_ marks: Set<PersonMark>) -> String? {
    // Of two that begin at one place, such as a name in its own mail address, the longer one goes.
    let found = marks.flatMap(ranges).sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    if found.isEmpty { return nil }
    var (left, place) = ("", key.startIndex)
    for range in found where range.lowerBound >= place {
      left += key[place..<range.lowerBound] + "*"
      place = range.upperBound
    }
    return left + key[place...]
  }

  private func ranges(of mark: PersonMark) -> [Range<String.Index>] {
    switch mark {
    case .name(let name):
      ([name.words] + name.turned.map(\.words)).flatMap { ranges(of: $0.joined(), among: { !$0.isDigit }) }
    case .phone(let digits): ranges(of: digits, among: \.isDigit) + ranges(ofEndOf: digits)
    case .mail(let mail): ranges(of: mail, among: { _ in true })
    case .plate, .word: []
    }
  }

  /// The places of a row of letters; few of them stand alone, as `li` may be a part of any word.
  private func ranges(of text: String, among isCounted: (Unicode.Scalar) -> Bool) -> [Range<String.Index>] {
    let wanted = text.unicodeScalars.filter { ($0.properties.isAlphabetic || $0.isDigit) && isCounted($0) }
    let letters = letters.filter { isCounted($0.scalar) }
    guard !wanted.isEmpty, letters.count >= wanted.count else { return [] }
    return (0...letters.count - wanted.count).compactMap { start in
      let found = letters[start..<start + wanted.count]
      guard found.lazy.map(\.scalar).elementsEqual(wanted), let first = found.first, let last = found.last
      else { return nil }
      let range = first.place..<key.index(after: last.place)
      return wanted.count >= 6 || standsAlone(range) ? range : nil
    }
  }

  /// The places of a number without the digits of its country and area, from the longest such end on.
  private func ranges(ofEndOf number: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    for count in 1...4 {
      let end = number.dropFirst(count)
      guard end.count >= 7, end.first != "0" else { continue }
      let isLong = end.count > 8
      found += ranges(of: String(end), among: \.isDigit).filter { isNumber($0, isLong: isLong) }
    }
    return found
  }

  /// True for digits with the signs of a phone number between them, which are no part of a longer row of digits; many of
  /// them may have others before them.
  private func isNumber(_ range: Range<String.Index>, isLong: Bool) -> Bool {
    let before = key[..<range.lowerBound].last
    return (isLong || before?.isNumber != true) && key[range.upperBound...].first?.isNumber != true
      && key[range].allSatisfy { $0.isNumber || $0.isWhitespace || "+-.()/_".contains($0) }
  }

  private func standsAlone(_ range: Range<String.Index>) -> Bool {
    let before = key[..<range.lowerBound].last
    let after = key[range.upperBound...].first
    return before?.isLetter != true && after?.isLetter != true
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}
