import CampgroundManager

/// For how many nights, written `3`, or from a fewest to a most, `2..4`.
struct NightsRange: Hashable, Sendable, LosslessStringConvertible, Codable {
  let fewest: Int
  let most: Int

  init?(_ text: String) {
    let numbers = text.split(separator: "..", omittingEmptySubsequences: false).map { Digits.value(of: String($0)) }
    guard let fewest = numbers[0], let most = numbers[numbers.count - 1], numbers.count <= 2 else { return nil }
    self.init(fewest, most)
  }

  private init(_ fewest: Int, _ most: Int) {
    self.fewest = fewest
    self.most = most
  }

  var description: String { fewest == most ? "\(fewest)" : "\(fewest)..\(most)" }

  /// In JSON one number may be a number, too.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let range = NightsRange(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
      }
      self = range
    } else {
      let number = try container.decode(Int.self)
      self.init(number, number)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
