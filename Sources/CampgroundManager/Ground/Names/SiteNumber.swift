import Persistence

/// A site's number as painted on its post: `12`, `A-07`, `1 & 2`.
///
/// Numbers sort as people count: 2 before 10, `A-7` before `A-10`.
public struct SiteNumber: Hashable, Sendable {
  /// The number in NFC, without blanks at its ends; it may be any text, which `CampSiteService` judges.
  package let text: String

  /// True for a number that differs in the case of its letters alone (domain rule R34).
  func isSame(as other: SiteNumber) -> Bool { text.lowercased() == other.text.lowercased() }

  /// A text that sorts byte by byte in the numbers' natural order, as a column of the store.
  var orderKey: String {
    var key = ""
    var digits = ""
    func flush() {
      guard !digits.isEmpty else { return }
      let significant = digits.drop { $0 == "0" }
      // A longer number is a larger one: its length goes before its digits.
      key.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(min(significant.count, 60))))
      key += significant
      digits = ""
    }
    for character in text.lowercased() {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        flush()
        key.append(character)
      }
    }
    flush()
    return key
  }
}

extension SiteNumber: LosslessStringConvertible {
  /// Returns nil for blank text.
  public init?(_ text: String) {
    let text = PersonText.trimmed(PersonText.composed(text))
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  public var description: String { text }
}

extension SiteNumber: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral text: String) {
    self.text = PersonText.trimmed(PersonText.composed(text))
  }

  public init(integerLiteral number: Int) {
    text = String(number)
  }
}

extension SiteNumber: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.orderKey, left.text) < (right.orderKey, right.text)
  }
}

extension SiteNumber: Encodable, Storable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  @usableFromInline package var stored: StoredValue { .text(text) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    self.text = text
  }
}

extension SiteNumber: ColumnValue {}
