// The one place that decides which scalars are escaped in JSON.
extension ByteBuffer {
  /// Appends a text between quotes, with its escapes.
  package mutating func append(quoted text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ !$0.mayBeginSteering && !$0.endsQuotes }) else { return false }
      append(quoted: bytes)
      return true
    }
    guard !isPlain else { return }
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(scalar, escapesQuotes: true) }
    append(UInt8(ascii: "\""))
  }

  /// Appends text that is JSON already; scalars that could steer a terminal are escaped, since JSON is looked at as
  /// well as parsed.
  package mutating func append(json text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard !bytes.contains(where: \.mayBeginSteering) else { return false }
      append(bytes)
      return true
    }
    guard !isPlain else { return }
    for scalar in text.unicodeScalars { append(scalar, escapesQuotes: false) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, escapesQuotes: Bool) {
    if scalar.steers {
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        for byte in ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8 { append(byte) }
      }
    } else {
      if escapesQuotes, scalar == "\"" || scalar == "\\" { append(UInt8(ascii: "\\")) }
      for byte in UTF8.encode(scalar) ?? .encodedReplacementCharacter { append(byte) }
    }
  }
}

extension UInt8 {
  /// True when it needs a backslash before it between quotes.
  fileprivate var endsQuotes: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
