/// The coding of values that are one string in JSON: days, site numbers, ids.
extension LosslessStringConvertible {
  func encodeText(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
