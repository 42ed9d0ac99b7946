/// The occasion of a letter about a stay, other than that it was agreed.
package enum LetterOccasion: String, Hashable, Sendable, CaseIterable {
  /// The stay has changed.
  case change
  /// The stay was cancelled.
  case cancel
  /// The stay is near.
  case reminder
}
