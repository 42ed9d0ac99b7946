/// Bytes in letters, digits, `+` and `/` (RFC 4648).
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

  static func encoded(_ text: String) -> String {
    var encoded = String.UnicodeScalarView()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let three = bytes.prefix(3)
      bytes = bytes.dropFirst(3)
      let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
      for place in 0..<4 {
        encoded.append(place <= three.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return String(encoded)
  }

  /// The same in lines of at most 76 characters, as messages carry it (RFC 2045, 6.8).
  static func lines(_ text: String) -> String {
    var rest = encoded(text)[...]
    var lines: [Substring] = []
    while !rest.isEmpty {
      lines.append(rest.prefix(76))
      rest = rest.dropFirst(76)
    }
    return lines.joined(separator: "\n")
  }
}
