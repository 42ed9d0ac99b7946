#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

/// Text that people give, as it is kept: in NFC, without blanks at its ends.
///
/// One spelling for equal text matters because the store compares bytes.
enum PersonText {
  /// The text as it is kept.
  static func kept(_ text: String) -> String { trimmed(composed(text)) }

  /// The form that two spellings with different case share.
  static func key(_ text: String) -> String { kept(text).lowercased() }

  /// Normalization form C.
  static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    #if canImport(Darwin)
      return text.precomposedStringWithCanonicalMapping
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text._nfc)
      return String(scalars)
    #endif
  }

  static func trimmed(_ text: String) -> String {
    // Nearly all text neither begins nor ends with a blank, which is quick to see.
    if let first = text.utf8.first, let last = text.utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last { return text }
    let scalars = text.unicodeScalars
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// C0, DEL, C1, and the separators of lines and paragraphs.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
