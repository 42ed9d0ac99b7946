#if PostgreSQL
  extension Int64 {
    /// A number as the server writes it; nil for anything else.
    init?(digits: UnsafeBufferPointer<UInt8>) {
      let isNegative = digits.first == UInt8(ascii: "-")
      guard digits.count > (isNegative ? 1 : 0) else { return nil }
      self = 0
      for byte in digits.dropFirst(isNegative ? 1 : 0) {
        let digit = Int64(byte) - Int64(UInt8(ascii: "0"))
        guard (0...9).contains(digit) else { return nil }
        let (tens, isTooLarge) = multipliedReportingOverflow(by: 10)
        // Downwards, as there is one more number below zero than above.
        let (next, isTooSmall) = tens.subtractingReportingOverflow(digit)
        guard !isTooLarge, !isTooSmall else { return nil }
        self = next
      }
      if isNegative { return }
      guard self != .min else { return nil }
      self = -self
    }
  }
#endif
