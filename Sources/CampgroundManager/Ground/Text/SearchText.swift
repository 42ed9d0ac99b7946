import Basics

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

  func isIn(_ text: String, _ form: SearchForm = .words) -> Bool {
    let isIn = PersonText.nameKey(text).contains(key)
    return switch form {
    case .words: isIn
    case .plates: isIn || !letters.isEmpty && Self.bare(PersonText.nameKey(text)).contains(letters)
    case .phone: digitProbe.map { PhoneNumber.digits(text).contains($0) } ?? false
    }
  }

  private static func bare(_ key: String) -> String { String(key.filter { $0.isLetter || $0.isNumber }) }
}

/// The form in which a search compares a text.
enum SearchForm: Sendable {
  case words
  /// Plates and numbers, with or without their blanks.
  case plates
  /// A phone number, by its digits.
  case phone
}

/// A text that a search found in a record.
package struct FoundText: Hashable, Sendable {
  /// The name of its field, as requests have it.
  package let name: String
  /// The title of its line for people; nil where a view names it.
  package internal(set) var title: String?
  package let text: String
}
