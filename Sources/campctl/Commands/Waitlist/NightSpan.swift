import CampgroundManager

/// How many nights will do: `2`, or `2..4`.
struct NightSpan: Equatable, LosslessStringConvertible {
  let fewest: Int
  let most: Int

  init?(_ text: String) {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Digits.value(of: String($0)) }
    guard ends.count <= 2, let fewest = ends[0], let most = ends[ends.count - 1] else { return nil }
    (self.fewest, self.most) = (fewest, most)
  }

  var description: String { fewest == most ? String(fewest) : "\(fewest)..\(most)" }
}

extension NightSpan: Codable {
  /// One number may be written as a number, too.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try (try? container.decode(Int.self)).map(String.init) ?? container.decode(String.self)
    guard let span = NightSpan(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
    }
    self = span
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Read {
  @Sendable static func nights(_ text: String) throws -> NightSpan {
    guard let span = NightSpan(text) else { throw Unreadable(description: "it is written like 3, or 2..4") }
    return span
  }

  /// Weekdays between commas.
  @Sendable static func weekdays(_ text: String) throws -> [Weekday] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let weekday = Weekday(String(word)) else {
        throw Unreadable(description: "weekdays are written like fri,sat")
      }
      return weekday
    }
  }
}
