import Basics
import Persistence

/// A text to look for: whatever its case, in names also whatever its accents, in plates and numbers without their blanks.
struct SearchText {
  let key: String
  private let letters: String
  private let digits: String

  init(_ text: String) {
    key = PersonText.nameKey(text)
    letters = Self.bare(key)
    digits = PhoneNumber.isWrittenAsOne(text) ? PhoneNumber.digits(text) : ""
  }

  var isEmpty: Bool { key.isEmpty }

  /// The word for `may_contain`, which leaves out most of the texts that do not have it; nil when no text of ASCII has it.
  var probe: String? {
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return letters
  }

  /// The same for the digits of a phone number; nil when the text is none.
  var digitProbe: String? { digits.count >= 3 ? digits : nil }

  func isIn(_ text: String?) -> Bool { text.map { PersonText.nameKey($0).contains(key) } ?? false }

  func isInPlates(_ text: String?) -> Bool {
    isIn(text) || !letters.isEmpty && text.map { Self.bare(PersonText.nameKey($0)).contains(letters) } ?? false
  }

  func isInPhone(_ text: String?) -> Bool {
    digits.count >= 3 && text.map { PhoneNumber.digits($0).contains(digits) } ?? false
  }

  private static func bare(_ key: String) -> String { String(key.filter { $0.isLetter || $0.isNumber }) }
}
