import Persistence

/// A word of a campground's own vocabulary, for types of sites and equipment: `rv`, `tent-only`.
///
/// Small ASCII letters and digits, joined by hyphens.
public struct Slug: Hashable, Comparable, Sendable {
  public let text: String
  /// The largest number of characters.
  private static let longest = 60

  /// Makes a slug of a phrase: `Large Tent Over 9X12` becomes `large-tent-over-9x12`. Returns nil when nothing is left
  /// of it, or more than 60 characters are.
  public init?(phrase: String) {
    let words = phrase.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let text = words.joined(separator: "-")
    guard (1...Self.longest).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension Slug: LosslessStringConvertible {
  /// Returns nil unless the text is a slug already, apart from the case of its letters.
  public init?(_ text: String) {
    if Self.isSlug(text) {
      self.text = text
    } else {
      guard let slug = Slug(phrase: text), slug.text == text.lowercased() else { return nil }
      self = slug
    }
  }

  /// True for a slug. Most texts are slugs already, as is every one in the store, and this test is quick.
  private static func isSlug(_ text: String) -> Bool {
    var last = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last != byte: break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: "-") && text.utf8.count <= longest
  }

  public var description: String { text }
}

extension Slug: ExpressibleByStringLiteral {
  /// Makes a slug of a phrase.
  public init(stringLiteral phrase: String) {
    guard let slug = Slug(phrase) ?? Slug(phrase: phrase) else { preconditionFailure("\(phrase) makes no word") }
    self = slug
  }
}

extension Slug: Encodable, Storable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  @usableFromInline package var stored: StoredValue { .text(text) }

  /// Returns nil for another spelling: a statement would not find it in the store.
  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored), Self.isSlug(text) else { return nil }
    self.text = text
  }
}

extension Slug: ColumnValue {}
