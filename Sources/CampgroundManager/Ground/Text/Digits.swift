/// Whole numbers as people write them: ASCII digits, because Swift's own parsers also take `+5`, `５` and `٣`.
package enum Digits {
  /// The value of digits that are all ASCII; nil when there are none, or too many for an `Int`.
  package static func value(of bytes: some Collection<UInt8>) -> Int? { value(of: bytes, sign: 1) }

  /// A whole number with an optional minus sign; the least of all has no counterpart above 0.
  package static func value(of text: String) -> Int? {
    guard text.hasPrefix("-") else { return value(of: text.utf8) }
    return value(of: text.utf8.dropFirst(), sign: -1)
  }

  // Unspecialized it would look for conformances at run time.
  @inline(__always)
  private static func value(of bytes: some Collection<UInt8>, sign: Int) -> Int? {
    guard !bytes.isEmpty else { return nil }
    var value = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(sign * Int(byte - UInt8(ascii: "0")))
      guard !tooLarge, !overflow else { return nil }
      value = sum
    }
    return value
  }

  /// The digits of a number of 0 or more, with zeros before them.
  package static func padded(_ number: Int, to width: Int) -> String { padded(String(number), to: width) }

  /// The digits with zeros before them.
  static func padded(_ text: String, to width: Int) -> String {
    var digits = text
    while digits.utf8.count < width { digits = "0" + digits }
    return digits
  }

  /// Bytes as hexadecimal digits.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// A number of minor units as decimal text with so many digits behind the point: `45.00`.
  static func decimal(_ minorUnits: Int, _ digits: Int) -> String {
    guard digits > 0 else { return String(minorUnits) }
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let (whole, part) = minorUnits.quotientAndRemainder(dividingBy: scale)
    let sign = minorUnits < 0 ? "-" : ""
    return sign + String(whole.magnitude) + "." + padded(Int(part.magnitude), to: digits)
  }
}
