import CampgroundManager

/// A number of nights, written `3` or `2 weeks`, or a smallest and a largest, `2..4`.
struct NightsRange: Hashable, Sendable {
  let fewest: Int
  let most: Int

  init(_ fewest: Int, _ most: Int) {
    self.fewest = fewest
    self.most = most
  }

  init?(_ text: String) {
    if let nights = SpokenNights.number(text) {
      self.init(nights, nights)
      return
    }
    let numbers = text.split(separator: "..", omittingEmptySubsequences: false).map { Digits.value(of: String($0)) }
    guard let fewest = numbers[0], let most = numbers[numbers.count - 1], numbers.count <= 2 else { return nil }
    self.init(fewest, most)
  }
}
