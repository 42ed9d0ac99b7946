import Persistence

/// A word of a campground's own vocabulary, for types of sites and equipment: `rv`, `tent-only`.
///
/// Small ASCII letters and digits, joined by hyphens.
public struct Slug: Hashable, Comparable, Sendable {
  public let text: String

  /// Makes one of a phrase: `Large Tent Over 9X12` becomes `large-tent-over-9x12`. Nil when nothing
  /// is left of it, or more than 60 characters are.
  public init?(phrase: String) {
    let words = phrase.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let text = words.joined(separator: "-")
    guard (1...60).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension Slug: LosslessStringConvertible {
  /// Returns nil unless the text is a slug already, apart from the case of its letters.
  public init?(_ text: String) {
    guard let slug = Slug(phrase: text), slug.text == text.lowercased() else {
      return nil
    }
    self = slug
  }

  public var description: String { text }
}

extension Slug: ExpressibleByStringLiteral {
  /// Makes one of a phrase.
  public init(stringLiteral phrase: String) {
    guard let slug = Slug(phrase: phrase) else { preconditionFailure("\(phrase) makes no word") }
    self = slug
  }
}

extension Slug: Codable, Storable {
  public init(from decoder: any Decoder) throws { self = try .decodeText(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  public var stored: StoredValue { .text(text) }

  public init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.init(text)
  }
}
