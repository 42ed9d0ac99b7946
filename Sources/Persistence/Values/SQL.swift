/// A statement and the values bound to it.
///
/// Written as a string: `"SELECT name FROM camper WHERE id = \(id)"` binds `id`. Its text is only ever what stands in
/// the source, so nothing a person typed can become part of it. Another `SQL` is spliced in with its own values.
public struct SQL: Sendable {
  /// The parts of the text as they stand in the source, `?` in place of each value.
  let pieces: [StaticString]
  /// The values in the order of their places.
  public let values: [StoredValue]

  /// The statement as the engine reads it.
  public var text: String {
    var text = ""
    for piece in pieces { text += piece.description }
    return text
  }
}

extension SQL: ExpressibleByStringInterpolation {
  public init(stringLiteral value: StaticString) {
    self.init(pieces: [value], values: [])
  }

  public init(stringInterpolation: Interpolation) {
    self.init(pieces: stringInterpolation.pieces, values: stringInterpolation.values)
  }

  /// Collects the pieces of an interpolated statement.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [StaticString] = []
    fileprivate var values: [StoredValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      pieces.append(literal)
    }

    /// Binds a value.
    @inlinable public mutating func appendInterpolation(_ value: some Storable) {
      bind(value.stored)
    }

    /// Binds a value that may be absent; nil binds NULL.
    @inlinable public mutating func appendInterpolation(_ value: (some Storable)?) {
      bind(value?.stored ?? .null)
    }

    @usableFromInline mutating func bind(_ value: StoredValue) {
      pieces.append("?")
      values.append(value)
    }

    /// Splices a part of a statement in, with its values.
    public mutating func appendInterpolation(_ part: SQL) {
      pieces += part.pieces
      values += part.values
    }
  }
}

extension SQL {
  /// The parts one after the other; `WHERE \(SQL.joined(conditions, by: " AND "))`.
  public static func joined(_ parts: [SQL], by separator: SQL) -> SQL {
    SQL(
      pieces: Array(parts.map(\.pieces).joined(separator: separator.pieces)),
      values: Array(parts.map(\.values).joined(separator: separator.values)))
  }
}
