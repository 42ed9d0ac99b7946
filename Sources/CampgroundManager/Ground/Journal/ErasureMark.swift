/// The text that replaces a forgotten person's words in the journal.
enum ErasureMark {
  private static let start = "{\"forgotten\":\""

  static func of(_ id: CamperID) -> String { "\(start)\(id)\"}" }

  /// True for a text that is one.
  static func isMark(_ text: String) -> Bool { text.hasPrefix(start) }
}
