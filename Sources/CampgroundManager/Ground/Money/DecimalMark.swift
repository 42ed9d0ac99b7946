/// The character between whole units and their parts in a file's amounts.
package enum DecimalMark: Character, Hashable, Sendable {
  case point = "."
  case comma = ","

  /// The mark that a text must have: `5,00` and `1.234,50` a comma, and `1,234` either.
  init?(in text: String) {
    guard let figures = AmountParts(text)?.figures else { return nil }
    self.init(of: figures)
  }

  /// The mark that figures must have; nil where they have none, or one that may as well stand between groups.
  init?(of figures: String) {
    let marks = figures.filter { ".,".contains($0) }
    guard let last = marks.last else { return nil }
    if marks.contains(where: { $0 != last }) {
      self.init(rawValue: last)
    } else if marks.count > 1 {
      // Several of one are between groups.
      self = last == "," ? .point : .comma
    } else {
      let halves = figures.split(separator: last, omittingEmptySubsequences: false)
      let isGroup = halves[1].count == 3 && (1...3).contains(halves[0].count) && halves[0].first != "0"
      if isGroup { return nil }
      self.init(rawValue: last)
    }
  }

  /// The amount of a text: `$1,234.50`, `(5.00)`, `-5`, `5.00 USD`; nil for any other text.
  func amount(_ text: String) -> Amount? {
    if case .amount(let amount) = AmountReading(text, mark: self) { amount } else { nil }
  }
}
