extension JSONReader {
  /// A text between quotes, with its escapes resolved.
  mutating func readText() throws(SyntaxError) -> String {
    place += 1
    let start = place
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { place += 1 }
    if byte == UInt8(ascii: "\"") {
      defer { place += 1 }
      return try decoded(bytes[start..<place], from: start)
    }
    var text = Array(bytes[start..<place])
    while let byte, byte != UInt8(ascii: "\"") {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"): text += Array(UTF8.encode(try readEscape()) ?? .encodedReplacementCharacter)
      case 0..<0x20: throw SyntaxError(column: place, expected: "no control character in a text")
      default: text.append(byte)
      }
    }
    guard byte != nil else { throw error("a closing quote") }
    place += 1
    return try decoded(text[...], from: start)
  }

  /// The text of some bytes; only its encoding can be wrong, and not even that with ASCII.
  private func decoded(_ text: ArraySlice<UInt8>, from start: Int) throws(SyntaxError) -> String {
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    guard let text = String(validating: text, as: UTF8.self) else {
      throw SyntaxError(column: start + 1, expected: "valid UTF-8")
    }
    return text
  }

  /// The scalar behind a backslash.
  private mutating func readEscape() throws(SyntaxError) -> Unicode.Scalar {
    guard let letter = byte else { throw error("an escape") }
    place += 1
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/": return Unicode.Scalar(letter)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try readScalar()
    default: throw SyntaxError(column: place, expected: "an escape")
    }
  }

  /// Four hexadecimal digits, or twice four that make one scalar (UTF-16).
  private mutating func readScalar() throws(SyntaxError) -> Unicode.Scalar {
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)), bytes[place...].starts(with: "\\u".utf8) else {
      throw error("the other half of a character")
    }
    place += 2
    let second = try readUnit()
    guard UTF16.isTrailSurrogate(UInt16(second)),
      let scalar = Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF))
    else { throw error("the other half of a character") }
    return scalar
  }

  private mutating func readUnit() throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error("four hexadecimal digits")
      }
      place += 1
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
