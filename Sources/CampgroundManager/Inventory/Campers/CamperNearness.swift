/// The nearness of campers to a text that fits none of them exactly.
struct CamperNearness {
  private let key: String
  private let words: [String]
  private let digits: String

  init(_ text: String) {
    key = PersonText.nameKey(text)
    words = Self.words(key)
    digits = PhoneNumber.isWrittenAsOne(text) ? PhoneNumber.digits(text) : ""
  }

  /// The order among those that come near: all words of the text, a beginning, one letter off, a beginning with one letter
  /// off; nil for a camper who does not come near.
  func rank(name: String, digits number: String) -> Int? {
    if digits.count >= 4, number.hasSuffix(digits) { return 0 }
    guard key.count >= 2 else { return nil }
    let others = Self.words(name)
    if !words.isEmpty, words.allSatisfy(others.contains) { return 0 }
    if name.hasPrefix(key) || words.allSatisfy({ word in others.contains { $0.hasPrefix(word) } }) { return 1 }
    guard key.count >= 3 else { return nil }
    if Self.isOneOff(key, name) { return 2 }
    let rest = words.filter { !others.contains($0) }
    guard rest.count == 1, rest[0].count >= 3 else { return nil }
    if others.contains(where: { Self.isOneOff(rest[0], $0) }) { return 3 }
    return rest[0].count >= 4 && others.contains { Self.isOneOff(rest[0], ofBeginningOf: $0) } ? 4 : nil
  }

  private static func words(_ key: String) -> [String] {
    key.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }

  /// True when the text is one off a beginning of the other as long as it is, or one letter longer.
  private static func isOneOff(_ text: String, ofBeginningOf other: String) -> Bool {
    (text.count...text.count + 1).contains { isOneOff(text, String(other.prefix($0))) }
  }

  /// True when one letter more, less or other, or two that changed places, make one text the other.
  static func isOneOff(_ text: String, _ other: String) -> Bool {
    let (one, two) = (Array(text.unicodeScalars), Array(other.unicodeScalars))
    guard abs(one.count - two.count) <= 1 else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let (left, right) = (one[start...], two[start...])
    if left.isEmpty || right.isEmpty { return left.count + right.count == 1 }
    if left.count == right.count {
      let isTurned = left.count >= 2 && left.first == right.dropFirst().first && right.first == left.dropFirst().first
      return left.dropFirst().elementsEqual(right.dropFirst())
        || isTurned && left.dropFirst(2).elementsEqual(right.dropFirst(2))
    }
    return left.count > right.count
      ? left.dropFirst().elementsEqual(right) : right.dropFirst().elementsEqual(left)
  }
}
