import Basics

/// Site numbers that count up: `1..12`, `001..012` or `A1..A9`.
package struct SiteRange: Hashable, Sendable {
  /// The largest number of sites of one range.
  package static let most = 1000

  /// As it is written.
  package let text: String
  private let prefix: String
  private let first: Int
  private let last: Int
  /// The number of digits, with zeros before them; 0 for as many as each number has.
  private let width: Int

  /// Returns nil unless it counts up, both ends have the same text before their digits, and as many digits where zeros
  /// begin them.
  package init?(_ text: String) {
    let ends = PersonText.composed(text).split(separator: "..", omittingEmptySubsequences: false)
      .map { PersonText.trimmed(String($0)) }
    guard ends.count == 2 else { return nil }
    let digits = ends.map { end in String(end.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()) }
    guard let first = Digits.value(of: digits[0].utf8), let last = Digits.value(of: digits[1].utf8),
      first <= last, digits.allSatisfy({ $0.utf8.count <= 9 })
    else { return nil }
    prefix = String(ends[0].dropLast(digits[0].count))
    let isPadded = digits.contains { $0.hasPrefix("0") && $0.utf8.count > 1 }
    guard ends[1].dropLast(digits[1].count) == prefix, !isPadded || digits[0].utf8.count == digits[1].utf8.count else {
      return nil
    }
    (self.text, self.first, self.last, width) = (
      ends.joined(separator: ".."), first, last, isPadded ? digits[0].utf8.count : 0
    )
  }

  package var count: Int { last - first + 1 }

  /// The numbers, at most ``most`` of them.
  package var numbers: [SiteNumber] {
    (first...min(last, first + Self.most - 1)).map { number in
      SiteNumber(stringLiteral: prefix + Digits.padded(number, to: width))
    }
  }
}
