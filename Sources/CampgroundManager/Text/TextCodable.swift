/// Coding for what is one string in JSON: days, site numbers, ids.
extension LosslessStringConvertible {
  static func decodeText(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
    }
    return value
  }

  func encodeText(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
