extension JSONValue {
  /// Makes the JSON of a value, with the keys of its objects sorted; nil in a property leaves its key out.
  package init(encoding value: some Encodable) throws {
    let encoder = ValueEncoder()
    try encoder.set(value)
    self = encoder.result
  }
}

/// Collects the members of one encoded value.
private final class ValueEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private var members: [JSONValue.Member] = []
  private var list: [JSONValue]?
  private var single: JSONValue?

  var result: JSONValue {
    if let single { return single }
    if let list { return .list(list) }
    return .object(members.sorted { $0.key < $1.key })
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedValues(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    list = list ?? []
    return ValueList(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleValue(encoder: self) }

  func set(_ value: some Encodable) throws {
    switch value {
    case let text as String: single = .text(text)
    case let number as Int: single = .number(number)
    case let flag as Bool: single = .flag(flag)
    default: try value.encode(to: self)
    }
  }

  func set(_ value: JSONValue) { single = value }
  func add(_ value: JSONValue) { list = (list ?? []) + [value] }
  func set(_ key: String, _ value: JSONValue) { members.append(.init(key, value)) }
  var count: Int { list?.count ?? 0 }
}

private struct SingleValue: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  let codingPath: [any CodingKey] = []

  func encodeNil() { encoder.set(JSONValue.null) }
  func encode(_ value: some Encodable) throws { encoder.set(try JSONValue(encoding: value)) }
}

private struct ValueList: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  let codingPath: [any CodingKey] = []
  var count: Int { encoder.count }

  func encodeNil() { encoder.add(.null) }
  func encode(_ value: some Encodable) throws { encoder.add(try JSONValue(encoding: value)) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    preconditionFailure("no request has lists of containers of its own")
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("no request has lists of containers of its own")
  }

  func superEncoder() -> any Encoder { preconditionFailure("no request is a class") }
}

private struct KeyedValues<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  let codingPath: [any CodingKey] = []

  func encodeNil(forKey key: Key) { encoder.set(key.stringValue, .null) }
  func encode(_ value: some Encodable, forKey key: Key) throws {
    encoder.set(key.stringValue, try JSONValue(encoding: value))
  }

  func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key) -> KeyedEncodingContainer<Other> {
    preconditionFailure("no request has containers of its own")
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure("no request has containers of its own")
  }

  func superEncoder() -> any Encoder { preconditionFailure("no request is a class") }
  func superEncoder(forKey key: Key) -> any Encoder { preconditionFailure("no request is a class") }
}
