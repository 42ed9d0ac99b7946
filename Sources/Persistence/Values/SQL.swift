/// A statement and the values bound to it.
///
/// Written as a string: `"SELECT name FROM camper WHERE id = \(id)"` binds `id`; nothing a person typed can become
/// part of the statement's text. Another `SQL` is spliced in with its own values.
public struct SQL: Hashable, Sendable {
  /// The text with a `?` in place of each value; statements are cached by it.
  public private(set) var text: String
  /// The values in the order of their places.
  public private(set) var values: [StoredValue]
}

extension SQL: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    text = value
    values = []
  }

  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// Collects the pieces of an interpolated statement.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var values: [StoredValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some Storable) {
      text += "?"
      values.append(value.stored)
    }

    /// Binds a value that may be absent; nil binds NULL.
    public mutating func appendInterpolation(_ value: (some Storable)?) {
      text += "?"
      values.append(value?.stored ?? .null)
    }

    /// Splices a part of a statement in, with its values.
    public mutating func appendInterpolation(_ part: SQL) {
      text += part.text
      values += part.values
    }
  }
}

extension SQL {
  /// The parts one after the other; `WHERE \(SQL.joined(conditions, by: " AND "))`.
  public static func joined(_ parts: [SQL], by separator: SQL) -> SQL {
    guard var result = parts.first else { return "" }
    for part in parts.dropFirst() {
      result.text += separator.text + part.text
      result.values += separator.values + part.values
    }
    return result
  }
}
