/// The keys of a line of JSON, read as one: what a request is made of stands side by side in it.
typealias LineFields = KeyedDecodingContainer<LineKey>

/// Any key.
struct LineKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<LineKey> {
  func read<Value: Decodable>(_ key: String) throws -> Value {
    try decode(Value.self, forKey: LineKey(stringValue: key))
  }

  func optional<Value: Decodable>(_ key: String) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: LineKey(stringValue: key))
  }

  func flag(_ key: String) throws -> Bool {
    try decodeIfPresent(Bool.self, forKey: LineKey(stringValue: key)) ?? false
  }
}
