import CampgroundManager

extension ChoiceReason {
  /// The words that follow "because".
  var words: String {
    switch self {
    case .onlyFree: "it is the only free site that fits"
    case .needsNoOverride: "it is the only one that needs no override"
    case .fillsGap: "it fills the gap between two stays exactly"
    case .leavesNoGap: "it leaves no gap that a rule forbids"
    case .smallest(nil): "it is the smallest that fits"
    case .smallest(let length?): "it is the smallest that fits (\(length) ft)"
    case .lowestNumber: "it comes first of the sites that fit equally well"
    case .sideBySide: "it lies beside the others"
    case .kept(let words): words
    }
  }
}
