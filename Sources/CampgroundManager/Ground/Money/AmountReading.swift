/// The readings of an amount as people write it: `45.00`, `$1,234.50`, `1.234,50 EUR`, `(5.00)`, `-5`.
///
/// Groups have three digits each. A single comma before three digits may stand between groups, or before the parts of a
/// whole unit, where neither the text nor its file decides that.
package enum AmountReading: Hashable, Sendable {
  case amount(Amount)
  /// `1,000`, which is 1000 or 1.000.
  case ambiguous(Amount, Amount)

  /// Returns nil for a text that is no amount; `mark` is the decimal mark that its file has.
  package init?(_ text: String, mark: DecimalMark? = nil) {
    guard let parts = AmountParts(text) else { return nil }
    let make = { (figures: String) in Amount(plain: figures).map(parts.signed) }
    if let mark = mark ?? Self.mark(in: parts.figures) {
      guard let amount = Self.plain(parts.figures, mark).flatMap(make) else { return nil }
      self = .amount(amount)
    } else {
      guard let groups = Self.plain(parts.figures, .point).flatMap(make),
        let whole = Self.plain(parts.figures, .comma).flatMap(make)
      else { return nil }
      self = .ambiguous(groups, whole)
    }
  }

  /// The decimal mark of figures by themselves; nil where a comma may be that or stand between groups.
  private static func mark(in figures: String) -> DecimalMark? {
    // A single point is never between groups.
    DecimalMark(of: figures) ?? (figures.contains(",") ? nil : .point)
  }

  /// The figures with a point and without the marks between groups; nil when one is in the wrong place.
  private static func plain(_ figures: String, _ mark: DecimalMark) -> String? {
    let halves = figures.split(separator: mark.rawValue, maxSplits: 1, omittingEmptySubsequences: false)
    let grouping: Set<Character> = mark == .point ? [",", "'", "’", " "] : [".", "'", "’", " "]
    guard Set(halves[0].filter(grouping.contains)).count <= 1 else { return nil }
    let groups = halves[0].split(omittingEmptySubsequences: false, whereSeparator: grouping.contains)
    guard groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }) && (1...3).contains(groups[0].count)
    else { return nil }
    let whole = groups.joined()
    return halves.count == 1 ? whole : (whole.isEmpty ? "0" : whole) + "." + halves[1]
  }
}

/// The parts of a written amount: its figures with their marks, its sign, and its currency.
struct AmountParts {
  /// Digits, and marks between them, of which each blank is a plain one.
  let figures: String
  private let isNegative: Bool
  private let mark: CurrencyMark?

  /// Returns nil when there are no figures, or anything else than a sign and a currency beside them.
  init?(_ text: String) {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let text = PersonText.trimmed(text)
    guard var first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else { return nil }
    // A mark right before the figures is theirs, unless it ends an abbreviation.
    if let before = text[..<first].last, ".,".contains(before) {
      let mark = text.index(before: first)
      if text[..<mark].last?.isLetter != true { first = mark }
    }
    figures = String(text[first...last].map { $0.isWhitespace ? " " : $0 })
    guard let signs = Signs(before: text[..<first], behind: text[text.index(after: last)...]) else { return nil }
    isNegative = signs.isNegative
    guard let currency = signs.currency else {
      mark = nil
      return
    }
    guard let known = CurrencyMark(currency, in: text) else { return nil }
    mark = known
  }

  /// The amount with the sign and the currency of the text.
  func signed(_ amount: Amount) -> Amount {
    Amount(isNegative: isNegative, whole: amount.whole, part: amount.part, mark: mark)
  }

  /// The text on both sides of the figures.
  private struct Signs {
    let isNegative: Bool
    let currency: String?

    init?(before: Substring, behind: Substring) {
      let isMinus = { (character: Character) in "-\u{2212}".contains(character) }
      // A hyphen behind a letter is part of an id, such as r-3.
      if let last = before.last, isMinus(last), before.dropLast().last?.isLetter == true { return nil }
      let isBracketed = before.contains("(") && behind.contains(")")
      let minuses = (before + behind).filter(isMinus).count + (isBracketed ? 1 : 0)
      guard minuses <= 1, isBracketed || !(before.contains("(") || behind.contains(")")) else { return nil }
      isNegative = minuses == 1
      let words = [before, behind].map { side in
        PersonText.trimmed(String(side.filter { !isMinus($0) && !(isBracketed && "()".contains($0)) }))
      }.filter { !$0.isEmpty }
      guard words.count <= 2 else { return nil }
      currency = words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
}
