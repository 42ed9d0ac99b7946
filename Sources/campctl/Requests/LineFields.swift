/// The keys of a line, read as one: what a request is made of stands side by side in it.
///
/// A plain line's are asked without the container that other decoders give: that takes several generic types, and each
/// would have the runtime search all conformances at each start.
enum LineFields {
  case plain(LineValues)
  case decoded(DecodedLine)

  init(_ decoder: any Decoder) throws {
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

  func optional<Value: Decodable>(_ key: String) throws -> Value? {
    switch self {
    case .plain(let values): try values.optional(key) { value in { try value.decode(Value.self) } }
    case .decoded(let line): try line.keys.decodeIfPresent(Value.self, forKey: LineKey(stringValue: key))
    }
  }

  func flag(_ key: String) throws -> Bool { try optional(key) ?? false }
}

/// The keys of a line as another decoder gives them.
final class DecodedLine {
  fileprivate let keys: KeyedDecodingContainer<LineKey>

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
