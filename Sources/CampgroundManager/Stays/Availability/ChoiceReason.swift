/// The reason why the best free site goes before the next best (domain rule R27).
public enum ChoiceReason: Hashable, Sendable {
  /// No other free site fits.
  case onlyFree
  /// No other does without an override.
  case needsNoOverride
  /// It leaves no gap that a rule forbids, and the others do.
  case leavesNoGap
  /// Its stay fills the gap between two others exactly.
  case fillsGap
  /// The smallest that fits: its longest rig in feet, nil when that is not known.
  case smallest(maxLength: Int?)
  /// The lowest number of equally good sites.
  case lowestNumber
  /// It lies beside the others of the same request.
  case sideBySide
  /// As an earlier version kept it, in words.
  case kept(String)
}

extension ChoiceReason {
  /// The word by which a key's answer keeps it; an earlier version kept the words themselves.
  var word: String {
    switch self {
    case .onlyFree: "onlyFree"
    case .needsNoOverride: "needsNoOverride"
    case .leavesNoGap: "leavesNoGap"
    case .fillsGap: "fillsGap"
    case .smallest: "smallest"
    case .lowestNumber: "lowestNumber"
    case .sideBySide: "sideBySide"
    case .kept(let words): words
    }
  }

  /// The longest rig of the smallest site.
  var maxLength: Int? { if case .smallest(let length) = self { length } else { nil } }

  init(word: String, maxLength: Int?) {
    let known: [ChoiceReason] = [
      .onlyFree, .needsNoOverride, .leavesNoGap, .fillsGap, .smallest(maxLength: maxLength), .lowestNumber, .sideBySide,
    ]
    self = known.first { $0.word == word } ?? .kept(word)
  }
}
