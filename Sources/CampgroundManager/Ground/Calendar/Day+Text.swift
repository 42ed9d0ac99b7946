/// A day is written `YYYY-MM-DD`, and read from nothing else.
extension Day: LosslessStringConvertible {
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    guard let year = Digits.value(of: bytes[0..<4]), let month = Digits.value(of: bytes[5..<7]),
      let day = Digits.value(of: bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var description: String {
    let (year, month, day) = civil
    return "\(Digits.padded(year, to: 4))-\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))"
  }
}

extension Day: Encodable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }
}
