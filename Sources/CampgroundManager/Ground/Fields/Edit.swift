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

/// The journal keeps null for a field that is cleared.
extension Edit: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension Edit: ExpressibleByIntegerLiteral where Value == Int {
  public init(integerLiteral number: Int) {
    self = .set(number)
  }
}
