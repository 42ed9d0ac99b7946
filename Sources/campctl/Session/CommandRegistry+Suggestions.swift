import Arguments

/// The guess which command an unknown name means.
extension CommandRegistry {
  /// Names that other programs have for a command; their letters alone would lead to another one.
  private static let otherNames = [
    "cancel-reservation": "cancel", "delete-camper": "forget-camper", "delete-site": "retire-site",
    "erase-camper": "forget-camper", "remove-block": "unblock-site", "remove-camper": "forget-camper",
    "remove-reservation": "cancel", "remove-site": "retire-site",
  ]

  /// The error for a name that no command has.
  func unknown(_ name: String) -> Failure {
    let names = entries.map(\.name) + others.map(\.name).filter { !$0.hasPrefix("_") }
    let nearest = Suggestion.nearest(to: name, among: names + Self.otherNames.keys)
    let suggestion = nearest.map { Self.otherNames[$0] ?? $0 }
    return .usage(.unknownCommand(name), hint: suggestion.map { .suggestion($0) } ?? .commandList)
  }
}
