import Arguments
import CampgroundManager

/// The guess which command an unknown name means.
extension CommandRegistry {
  /// The error for a name that no command has; the words behind it may show which thing is meant.
  func unknown(_ name: String, _ rest: ArraySlice<String> = []) -> Failure {
    let meant = OtherWords.commands(for: name, rest.first).filter { entry(named: $0) != nil }
    let hint: Hint? = meant.isEmpty ? nearest(to: name).map { .suggestion($0) } : .suggestion(Phrases.either(meant))
    return .usage(.unknownCommand(name), hint: hint ?? .commandList)
  }

  /// The command whose name has almost the same letters. What destroys is never guessed for a word that does not.
  private func nearest(to name: String) -> String? {
    let known = (entries + others).filter { !$0.name.hasPrefix("_") }
    let safe = OtherWords.destroys(name) ? known : known.filter { !OtherWords.isDestructive($0.name) }
    let words = safe.compactMap { $0.name.split(separator: " ").first.map(String.init) }
    let near = Suggestion.nearest(to: name, among: safe.map(\.name) + safe.compactMap(\.formerName) + words)
    return near.map { entry(named: $0)?.name ?? $0 }
  }
}
