import CampgroundManager

/// Decodes a request from a plain line.
struct LineDecoder: Decoder {
  let values: LineValues
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PlainFields(values: values))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotPlain() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NotPlain() }
}

/// The values by their keys.
private struct PlainFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: LineValues
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { values.pairs.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let value = values[key.stringValue] else { return nil }
    let plain = PlainValue(value: value)
    return plain.isNull ? nil : try plain.decode(type)
  }

  private func value(_ key: Key) throws(NotPlain) -> PlainValue {
    guard let value = values[key.stringValue] else { throw NotPlain() }
    return PlainValue(value: value)
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> { throw NotPlain() }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw NotPlain() }
  func superDecoder() throws -> any Decoder { throw NotPlain() }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw NotPlain() }
}

/// One value, as what it is, or as whatever reads itself from it.
struct PlainValue: Decoder, SingleValueDecodingContainer {
  let value: LineValue
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NotPlain() }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    switch value {
    case .list(let values): return PlainList(values: values)
    case .word(""): return PlainList(values: [])
    case .word(let word):
      let words = word.split(separator: ",", omittingEmptySubsequences: false)
      return PlainList(values: words.map { .word(String($0)) })
    default: throw NotPlain()
    }
  }

  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// Nothing between quotes ends a field of a command line, as null does in JSON.
  func decodeNil() -> Bool {
    if case .word("") = value { true } else { isNull }
  }

  func decode(_ type: String.Type) throws -> String {
    switch value {
    case .word(let text), .text(let text): text
    default: throw NotPlain()
    }
  }

  func decode(_ type: Int.Type) throws -> Int {
    switch value {
    case .number(let number): return number
    case .word(let word):
      guard let number = Digits.value(of: word) else { throw NotPlain() }
      return number
    default: throw NotPlain()
    }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .flag(let flag) = value else { throw NotPlain() }
    return flag
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: self)
  }
}

/// A list of values, or what stands between a word's commas.
private struct PlainList: UnkeyedDecodingContainer {
  let values: [LineValue]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  init(values: [LineValue]) {
    self.values = values
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw NotPlain() }
    defer { currentIndex += 1 }
    return try PlainValue(value: values[currentIndex]).decode(type)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw NotPlain()
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotPlain() }
  mutating func superDecoder() throws -> any Decoder { throw NotPlain() }
}
