import Basics

/// Site numbers to add at once, with commas between: `1..12, 14, A1..A9`.
package struct SiteList: Hashable, Sendable {
  /// As it is written.
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable {
    case one(SiteNumber)
    case range(SiteRange)
  }

  /// Returns nil for a list with an empty part, or a range that does not count up.
  package init?(_ text: String) {
    var parts: [Part] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let range = SiteRange(String(part)) {
        parts.append(.range(range))
      } else if let number = SiteNumber(PersonText.trimmed(String(part))), !number.text.contains("..") {
        parts.append(.one(number))
      } else {
        return nil
      }
    }
    (self.text, self.parts) = (text, parts)
  }

  package var count: Int {
    parts.reduce(0) { count, part in if case .range(let range) = part { count + range.count } else { count + 1 } }
  }

  /// The numbers, of each range at most ``SiteRange/most``.
  package var numbers: [SiteNumber] {
    parts.flatMap { part in
      switch part {
      case .one(let number): [number]
      case .range(let range): range.numbers
      }
    }
  }
}
