/// An address is judged by the little that all addresses share; only a letter can prove that it works.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !text.contains(where: \.isWhitespace)
  }

  /// True when the address can stand in the header of a message as it is: two sides of dots and atoms (RFC 5322, 3.4.1).
  static func standsInHeader(_ text: String) -> Bool {
    let sides = text.split(separator: "@", omittingEmptySubsequences: false)
    return sides.count == 2
      && sides.allSatisfy { side in
        side.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
          !atom.isEmpty && atom.utf8.allSatisfy(isOfAtom)
        }
      }
  }

  private static func isOfAtom(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case let other: "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(other)
    }
  }
}
