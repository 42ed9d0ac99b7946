/// The bytes of a text in UTF-8, appended piece by piece.
extension [UInt8] {
  @inlinable package mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number in decimal.
  package mutating func append(_ number: Int) {
    if (0...9).contains(number) { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = digits.count
      var rest = number.magnitude
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 { append(UInt8(ascii: "-")) }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }
}
