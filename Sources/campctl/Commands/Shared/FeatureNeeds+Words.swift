import CampgroundManager

extension FeatureNeeds {
  /// `electricity, 30 A, water`; nil when nothing is needed.
  var words: String? {
    let named = [
      (electricity, "electricity"), (water, "water"), (sewer, "sewer"), (pullThrough, "pull-through"),
      (accessible, "accessible"),
    ]
    var words = named.filter(\.0).map(\.1)
    words.insert(contentsOf: amps.map { "\($0) A" }, at: electricity ? 1 : 0)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
