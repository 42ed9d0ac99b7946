/// An address is judged by the little that all addresses share; only a letter can prove that it works.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.contains(where: \.isWhitespace)
  }
}
