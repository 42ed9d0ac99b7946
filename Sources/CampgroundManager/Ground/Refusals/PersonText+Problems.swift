extension PersonText {
  /// The text as it is kept; reports in `problems` the reasons why it cannot be.
  static func clean(_ text: String, field: String, limit: Int, _ problems: inout [Problem]) -> String {
    let kept = kept(text)
    if kept.unicodeScalars.contains(where: isControl) {
      problems.append(.record(.controlCharacters(field: field, kept)))
    }
    if kept.unicodeScalars.count > limit { problems.append(.record(.textTooLong(field: field, limit: limit))) }
    return kept
  }

  /// The same for text that may be absent; empty text is none.
  static func clean(_ text: String?, field: String, limit: Int, _ problems: inout [Problem]) -> String? {
    guard let text else { return nil }
    let kept = clean(text, field: field, limit: limit, &problems)
    return kept.isEmpty ? nil : kept
  }

  /// The reason for something; a blank one is none.
  static func reason(_ text: String, field: String, _ problems: inout [Problem]) -> String {
    let kept = clean(text, field: field, limit: 1000, &problems)
    if kept.isEmpty { problems.append(.record(.emptyReason(field: field))) }
    return kept
  }
}
