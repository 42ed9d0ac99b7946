/// The keys of a line, read as one: what a request is made of stands side by side in it.
///
/// A request asks for thirty keys of a line that has five; in a plain one they are looked up without the library.
struct LineFields {
  /// Nil when the library decodes the line.
  private let plain: LineValues?
  private let decoded: KeyedDecodingContainer<LineKey>?

  init(_ plain: LineValues) {
    self.plain = plain
    decoded = nil
  }

  init(_ decoded: KeyedDecodingContainer<LineKey>) {
    plain = nil
    self.decoded = decoded
  }

  init(from decoder: any Decoder) throws {
    if let line = decoder as? LineDecoder {
      self.init(line.values)
    } else {
      self.init(try decoder.container(keyedBy: LineKey.self))
    }
  }

  func read<Value: Decodable>(_ key: String) throws -> Value {
    if let decoded { return try decoded.decode(Value.self, forKey: LineKey(stringValue: key)) }
    guard let value = plain?[key] else { throw NotPlain() }
    return try PlainValue(value: value).decode(Value.self)
  }

  /// Nil for a key that is not there, or null.
  func optional<Value: Decodable>(_ key: String) throws -> Value? {
    guard let plain else { return try decoded?.decodeIfPresent(Value.self, forKey: LineKey(stringValue: key)) }
    guard let value = plain[key].map(PlainValue.init), !value.isNull else { return nil }
    return try value.decode(Value.self)
  }

  func flag(_ key: String) throws -> Bool { try optional(key) ?? false }
}

/// Any key.
struct LineKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
