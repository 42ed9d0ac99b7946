// The one place that says which scalars stand as escapes in JSON.
extension [UInt8] {
  /// Appends a text between quotes, with its escapes.
  package mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    append(text, escapesQuotes: true)
    append(UInt8(ascii: "\""))
  }

  /// Appends text that is JSON already, in which only what could steer a terminal is escaped.
  package mutating func append(json text: String) {
    append(text, escapesQuotes: false)
  }

  /// Appends a text; what could steer a terminal is escaped, too, since JSON is looked at as well as parsed.
  private mutating func append(_ text: String, escapesQuotes: Bool) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ !$0.mayBeginSteering && !(escapesQuotes && $0.endsQuotes) }) else { return false }
      append(contentsOf: bytes)
      return true
    }
    guard !isPlain else { return }
    for scalar in text.unicodeScalars { append(scalar, escapesQuotes: escapesQuotes) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, escapesQuotes: Bool) {
    if scalar.steers {
      let digits = String(scalar.value, radix: 16)
      append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
    } else {
      if escapesQuotes, scalar == "\"" || scalar == "\\" { append(UInt8(ascii: "\\")) }
      for byte in UTF8.encode(scalar) ?? .encodedReplacementCharacter { append(byte) }
    }
  }
}

extension UInt8 {
  /// Whether a backslash must stand before it between quotes.
  fileprivate var endsQuotes: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
