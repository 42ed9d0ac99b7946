/// A new value for a field that may have none.
public enum Edit<Value> {
  case set(Value)
  case clear

  var value: Value? {
    guard case .set(let value) = self else { return nil }
    return value
  }
}

extension Edit: Equatable where Value: Equatable {}
extension Edit: Hashable where Value: Hashable {}
extension Edit: Sendable where Value: Sendable {}

extension Edit: Codable where Value: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .clear : .set(try container.decode(Value.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension KeyedDecodingContainer {
  /// In a line of JSON null ends a field, and only what is absent leaves it as it is.
  package func decodeIfPresent<Value: Codable>(_ type: Edit<Value>.Type, forKey key: Key) throws -> Edit<Value>? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

extension Edit: ExpressibleByIntegerLiteral where Value == Int {
  public init(integerLiteral number: Int) {
    self = .set(number)
  }
}
