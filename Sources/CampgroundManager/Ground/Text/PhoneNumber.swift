import Basics

/// A phone number is kept as typed and compared by its digits, so that any country's form will do.
package enum PhoneNumber {
  /// The number as it is kept: as typed, its extension in small letters, as in `910-543-9000 ext. 5`.
  static func kept(_ text: String) -> String { text.lowercased().replacing("extension", with: "ext.") }

  static func digits(_ text: String) -> String {
    text.filter(isDigit)
  }

  /// The other digits of the same number in a country: with its code, without it, and with the 0 that some countries dial
  /// in place of it. Empty without a code.
  static func spellings(of digits: String, countryCode: Int?) -> [String] {
    guard let countryCode else { return [] }
    let code = String(countryCode)
    var bare = digits.drop { $0 == "0" }
    if bare.hasPrefix(code), bare.count - code.count >= 7 { bare = bare.dropFirst(code.count).drop { $0 == "0" } }
    return ["\(bare)", "0\(bare)", "\(code)\(bare)", "00\(code)\(bare)"].filter { $0 != digits }
  }

  static func isValid(_ text: String) -> Bool {
    guard (3...20).contains(digits(text).count) else { return false }
    return isWrittenAsOne(text) && !isShortened(text)
  }

  /// True for the text of a spreadsheet that took a phone number for an amount, and may have lost its digits:
  /// `4.47912E+11`, `4,47912e11`, `447911123456.0`.
  package static func isShortened(_ text: String) -> Bool {
    let halves = PersonText.trimmed(text).lowercased().split(separator: "e", omittingEmptySubsequences: false)
    let parts = halves[0].split(omittingEmptySubsequences: false) { ".,".contains($0) }
    let isNumber = (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
    guard isNumber, halves.count <= 2 else { return false }
    guard halves.count == 1 else {
      let exponent = halves[1].drop { "+-".contains($0) }
      return !exponent.isEmpty && halves[1].count - exponent.count <= 1 && exponent.allSatisfy(isDigit)
    }
    return parts.count == 2 && parts[0].count > 3 && parts[1].count <= 2 && parts[1].allSatisfy { $0 == "0" }
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// True when it has only characters of phone numbers.
  static func isWrittenAsOne(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || " +-.()/x#ext,".contains($0)) }
  }
}
