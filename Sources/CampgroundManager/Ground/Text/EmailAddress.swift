/// An address of mail: a name and a host, each of parts between dots. Only a letter can prove that it works.
///
/// This is the one reader of addresses. It takes letters of all scripts, and none of the forms that mail has for the
/// sake of the past: quotes, comments, numbers of hosts in brackets.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let sides = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    return sides.count == 2 && areParts(sides[0], isInName) && areParts(sides[1], isInHost)
  }

  /// True when the address can stand in the header of a message as it is (RFC 5322, 3.4.1).
  static func standsInHeader(_ text: String) -> Bool { isValid(text) && text.utf8.allSatisfy { $0 < 0x80 } }

  private static func areParts(_ side: Substring.UnicodeScalarView, _ isInPart: (Unicode.Scalar) -> Bool) -> Bool {
    side.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0.allSatisfy(isInPart) }
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    isInHost(scalar) || "!#$%&'*+/=?^_`{|}~".unicodeScalars.contains(scalar)
  }

  private static func isInHost(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    case "\u{80}"...:
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber || isMark(scalar)
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
      && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
