/// A phone number is kept as typed and compared by its digits, so that any country's form will do.
enum PhoneNumber {
  static func digits(_ text: String) -> String {
    text.filter { $0.isASCII && $0.isNumber }
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
    return isWrittenAsOne(text)
  }

  /// True when it has only characters of phone numbers.
  static func isWrittenAsOne(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || " +-.()/x#ext,".contains($0)) }
  }
}
