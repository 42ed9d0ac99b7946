/// Names that are one word of a shell, such as those of lines in a batch and of stores.
enum PlainName {
  /// True for letters, digits, hyphens and underscores.
  static func isName(_ text: String) -> Bool {
    let isName = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0)
    }
    return isName && !text.isEmpty
  }
}
