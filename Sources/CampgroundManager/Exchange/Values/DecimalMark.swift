/// The character between whole units and their parts in a file's amounts.
package enum DecimalMark: Character, Hashable, Sendable {
  case point = "."
  case comma = ","

  private var grouping: Character { self == .point ? "," : "." }

  /// The mark that a text must have: `5,00` and `1.234,50` a comma, and `1,234` either.
  init?(in text: String) {
    guard let last = text.lastIndex(where: { ".,".contains($0) }) else { return nil }
    let behind = text[text.index(after: last)...].prefix { $0.isNumber }
    let others = text[..<last].filter { ".,".contains($0) }
    guard others.contains(where: { $0 != text[last] }) || others.isEmpty && behind.count != 3 else { return nil }
    self.init(rawValue: text[last])
  }

  /// The amount of a text: `$1,234.50`, `(5.00)`, `-5`, `5.00 USD`; nil for any other text.
  func amount(_ text: String) -> Amount? {
    var body = text.filter { !$0.isWhitespace && !$0.isCurrencySymbol }
    for code in [body.prefix(3), body.suffix(3)]
    where code.count == 3 && code.allSatisfy({ $0.isASCII && $0.isUppercase }) {
      body = body.replacing(code, with: "", maxReplacements: 1)
    }
    let isBracketed = body.hasPrefix("(") && body.hasSuffix(")")
    if isBracketed { body = String(body.dropFirst().dropLast()) }
    let signs: [Character] = ["-", "\u{2212}"]
    let isNegative = body.first.map(signs.contains) == true || body.last.map(signs.contains) == true
    if isNegative { body = body.first.map(signs.contains) == true ? String(body.dropFirst()) : String(body.dropLast()) }
    guard !(isBracketed && isNegative), let plain = withoutGroups(body) else { return nil }
    return Amount((isBracketed || isNegative ? "-" : "") + plain)
  }

  /// The text with a point and without the marks between thousands; nil when one is in the wrong place.
  private func withoutGroups(_ text: String) -> String? {
    let halves = text.split(separator: rawValue, maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].split(separator: grouping, omittingEmptySubsequences: false)
    guard groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }) && (1...3).contains(groups[0].count)
    else { return nil }
    let whole = groups.joined()
    return halves.count == 1 ? whole : (whole.isEmpty ? "0" : whole) + "." + halves[1]
  }
}
