/// A phone number is kept as typed and compared by its digits, so that any country's form will do.
enum PhoneNumber {
  static func digits(_ text: String) -> String {
    text.filter { $0.isASCII && $0.isNumber }
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
