import Arguments
import Basics
import CampgroundManager

/// A number of nights as people say it: `2 weeks`, `a week`, `10 nights`.
enum SpokenNights {
  /// Returns nil for other texts, a number alone among them.
  static func number(_ text: String) -> Int? {
    let words = text.lowercased().split(separator: " ")
    guard words.count == 2, let unit = units[words[1]] else { return nil }
    guard let count = words[0] == "a" || words[0] == "one" ? 1 : Digits.value(of: words[0].utf8), count < 10_000 else {
      return nil
    }
    return count * unit
  }

  private static let units: [Substring: Int] = ["night": 1, "nights": 1, "week": 7, "weeks": 7]
}

extension ValueReader<Int> {
  /// A number of nights, `3` or `2 weeks`.
  static var nights: ValueReader {
    ValueReader("number") { given throws(InvalidValue) in
      if let nights = given.written.flatMap(SpokenNights.number) { return nights }
      return try ValueReader.number.read(given)
    }
  }
}

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
