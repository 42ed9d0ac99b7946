extension JSONReader {
  /// A number; one that is not whole, or too large, is kept as it is written.
  mutating func readNumber() throws(SyntaxError) -> ArgumentValue {
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    let digits = place
    let whole = takeDigits()
    guard whole > 0 else { throw error("a digit") }
    if whole > 1, bytes[digits] == UInt8(ascii: "0") {
      throw SyntaxError(column: digits + 1, expected: "a number without a zero before it")
    }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      place += 1
      isWhole = false
      guard takeDigits() > 0 else { throw error("a digit") }
    }
    if let letter = byte, letter | 0x20 == UInt8(ascii: "e") {
      place += 1
      isWhole = false
      if let sign = byte, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { place += 1 }
      guard takeDigits() > 0 else { throw error("a digit") }
    }
    let written = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let number = Int(written) { return .number(number) }
    return .otherNumber(written)
  }

  private mutating func takeDigits() -> Int {
    let before = place
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place - before
  }
}
