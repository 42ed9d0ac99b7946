/// The keys of a line, read as one: what a request is made of stands side by side in it.
///
/// A request asks for thirty keys of a line that has five; in a plain one they are looked up without the library. Its
/// container is of generic types, each of which would have the runtime search all conformances at each start.
enum LineFields {
  case plain(LineValues)
  case decoded(DecodedLine)

  init(_ plain: LineValues) {
    self = .plain(plain)
  }

  init(_ decoded: KeyedDecodingContainer<LineKey>) {
    self = .decoded(DecodedLine(decoded))
  }

  init(from decoder: any Decoder) throws {
    if let line = decoder as? LineDecoder {
      self = .plain(line.values)
    } else {
      self = .decoded(try DecodedLine(decoder))
    }
  }

  func read<Value: Decodable>(_ key: String) throws -> Value {
    switch self {
    case .plain(let values):
      guard let value = values[key] else { throw NotPlain() }
      return try PlainValue(value: value).decode(Value.self)
    case .decoded(let line): return try line.keys.decode(Value.self, forKey: LineKey(stringValue: key))
    }
  }

  /// Nil for a key that is not there, or null.
  func optional<Value: Decodable>(_ key: String) throws -> Value? {
    switch self {
    case .plain(let values):
      guard let value = values[key].map(PlainValue.init), !value.isNull else { return nil }
      return try value.decode(Value.self)
    case .decoded(let line): return try line.keys.decodeIfPresent(Value.self, forKey: LineKey(stringValue: key))
    }
  }

  func flag(_ key: String) throws -> Bool { try optional(key) ?? false }
}

/// The keys of a line as another decoder gives them.
final class DecodedLine {
  fileprivate let keys: KeyedDecodingContainer<LineKey>

  fileprivate init(_ keys: KeyedDecodingContainer<LineKey>) {
    self.keys = keys
  }

  /// Inlined, it would have a plain line pay for the container that it does without.
  @inline(never) fileprivate init(_ decoder: any Decoder) throws {
    keys = try decoder.container(keyedBy: LineKey.self)
  }
}

/// Any key.
struct LineKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
