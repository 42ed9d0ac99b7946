extension JSONReader {
  /// A number; one that is not whole, or too large, is kept as it is written.
  mutating func readNumber() throws(SyntaxError) -> JSONValue {
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    let digits = place
    let whole = readDigits()
    guard whole > 0 else { throw error("a digit") }
    let hasLeadingZero = whole > 1 && bytes[digits] == UInt8(ascii: "0")
    guard !hasLeadingZero || takesLeadingZeros else {
      throw SyntaxError(column: digits + 2, expected: "no digit behind a leading zero")
    }
    var isWhole = !hasLeadingZero
    if byte == UInt8(ascii: ".") {
      place += 1
      isWhole = false
      guard readDigits() > 0 else { throw error("a digit") }
    }
    if let letter = byte, letter | 0x20 == UInt8(ascii: "e") {
      place += 1
      isWhole = false
      if let sign = byte, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { place += 1 }
      guard readDigits() > 0 else { throw error("a digit") }
    }
    let written = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let number = Int(written) { return .number(number) }
    // Some programs write 2.0 for 2; beyond 2^53 a fraction is not visible any more.
    if !hasLeadingZero, !keepsSpelling, let number = Double(written), number.rounded() == number, abs(number) < 0x1p53 {
      return .number(Int(number))
    }
    return .otherNumber(written)
  }

  private mutating func readDigits() -> Int {
    let before = place
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place - before
  }
}
