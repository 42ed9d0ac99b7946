import CampgroundManager

/// Decodes a request from words: a number from its digits, a list from what stands between commas.
struct WordDecoder: Decoder {
  let words: PlainWords
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(WordFields(words: words))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotPlain() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NotPlain() }
}

/// The words are not of the form that is read here.
struct NotPlain: Error {}

/// The words by their keys.
private struct WordFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let words: PlainWords
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool {
    words.values[key.stringValue] != nil || words.flags[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    guard let flag = words.flags[key.stringValue] else { throw NotPlain() }
    return flag
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    if let flag = words.flags[key.stringValue] as? Value { return flag }
    guard let text = words.values[key.stringValue] else { throw NotPlain() }
    return try Word(text: text).value()
  }

  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> { throw NotPlain() }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw NotPlain() }
  func superDecoder() throws -> any Decoder { throw NotPlain() }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw NotPlain() }
}

/// One word as a value.
private struct Word: Decoder, SingleValueDecodingContainer {
  let text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The word as text, as a number, or as whatever reads itself from one of them.
  func value<Value: Decodable>() throws -> Value {
    if let text = text as? Value { return text }
    if Value.self == Int.self { return try number() }
    return try Value(from: self)
  }

  private func number<Value>() throws -> Value {
    guard let number = Digits.value(of: text) as? Value else { throw NotPlain() }
    return number
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { WordList(text) }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NotPlain() }

  /// Nothing between quotes ends a field.
  func decodeNil() -> Bool { text.isEmpty }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value() }
}

/// What stands between commas.
private struct WordList: UnkeyedDecodingContainer {
  private let words: [String]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { words.count }
  var isAtEnd: Bool { currentIndex == words.count }

  init(_ text: String) {
    words = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw NotPlain() }
    defer { currentIndex += 1 }
    return try Word(text: words[currentIndex]).value()
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw NotPlain()
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotPlain() }
  mutating func superDecoder() throws -> any Decoder { throw NotPlain() }
}
