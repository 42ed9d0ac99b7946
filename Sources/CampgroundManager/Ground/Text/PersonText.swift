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

  /// The form that spellings of a name with different case and accents share (domain rule R34): José and jose, Łukasz
  /// and lukasz.
  static func nameKey(_ name: String) -> String { folded(key(name)) }

  /// The same for the beginning of a name, whose last blank counts.
  static func nameBeginning(_ text: String) -> String { folded(composed(text).lowercased()) }

  private static func folded(_ key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key }
    var folded = ""
    for scalar in decomposed(key) where !isMark(scalar) {
      if let plain = plainLetters[scalar] { folded += plain } else { folded.unicodeScalars.append(scalar) }
    }
    return composed(folded)
  }

  /// The letters that no decomposition takes apart, as people type them without.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae", "œ": "oe",
    "þ": "th", "’": "'", "‘": "'", "ʼ": "'",
  ]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // In other scripts marks are letters of their own.
    (0x300...0x36F).contains(scalar.value)
  }

  /// Normalization form D.
  private static func decomposed(_ text: String) -> String.UnicodeScalarView {
    #if canImport(Darwin)
      return text.decomposedStringWithCanonicalMapping.unicodeScalars
    #else
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text._nfd)
      return scalars
    #endif
  }

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

  /// A name that is written as in a list, the last name first, in its order: Ann Lee for Lee, Ann; nil for any other.
  static func turned(_ name: String) -> String? {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map { trimmed(String($0)) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return "\(parts[1]) \(parts[0])"
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
