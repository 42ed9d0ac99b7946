/// What stands in the journal where a person's words stood.
enum ErasureMark {
  private static let start = "{\"forgotten\":\""

  static func of(_ id: CamperID) -> String { "\(start)\(id)\"}" }

  /// True for a text that is one.
  static func isMark(_ text: String) -> Bool { text.hasPrefix(start) }
}
