/// The character between whole units and their parts in a file's amounts.
package enum DecimalMark: Character, Hashable, Sendable {
  case point = "."
  case comma = ","

  /// The mark that a text must have: `5,00` and `1.234,50` a comma, and `1,234` either.
  init?(in text: String) {
    guard let figures = AmountParts(text)?.figures, let last = figures.lastIndex(where: { ".,".contains($0) }) else {
      return nil
    }
    let behind = figures[figures.index(after: last)...].prefix { $0.isNumber }
    let others = figures[..<last].filter { ".,".contains($0) }
    guard others.contains(where: { $0 != figures[last] }) || others.isEmpty && behind.count != 3 else { return nil }
    self.init(rawValue: figures[last])
  }

  /// The amount of a text: `$1,234.50`, `(5.00)`, `-5`, `5.00 USD`; nil for any other text.
  func amount(_ text: String) -> Amount? {
    if case .amount(let amount) = AmountReading(text, mark: self) { amount } else { nil }
  }
}
