/// A statement and the values bound to it.
///
/// Written as a string: `"SELECT name FROM camper WHERE id = \(id)"` binds `id`. Its text is always from the source, so
/// nothing a person typed can become part of it. Another `SQL` is spliced in with its own values.
@usableFromInline package struct SQL: Sendable {
  /// A piece of the text as it stands in the source, or a value in its place.
  @usableFromInline enum Part: Sendable {
    case text(StaticString)
    case made(StatementText)
    /// The name of an index that SQLite's planner has to take.
    case hint(StaticString)
    case value(StoredValue)
    /// The values whose places are in the text before them, which was made once.
    case bound([StoredValue])
  }

  let parts: [Part]

  /// A text that was made once, with the values of its places.
  package init(_ text: StatementText, _ values: [StoredValue]) {
    self.init(parts: [.made(text), .bound(values)])
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  /// The values in the order of their places.
  package var values: [StoredValue] {
    parts.flatMap { part -> [StoredValue] in
      switch part {
      case .value(let value): [value]
      case .bound(let values): values
      case .text, .made, .hint: []
      }
    }
  }

  /// The statement as the engine reads it.
  package var text: String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece.description
      case .made(let made): text += made.text
      case .hint(let index): text += "INDEXED BY \(index)"
      case .value: text += "?"
      case .bound: break
      }
    }
    return text
  }
}

extension SQL: ExpressibleByStringInterpolation {
  @usableFromInline package init(stringLiteral value: StaticString) {
    self.init(parts: [.text(value)])
  }

  @usableFromInline package init(stringInterpolation: Interpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  /// Collects the pieces of an interpolated statement.
  @usableFromInline package struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    @usableFromInline package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    @usableFromInline package mutating func appendLiteral(_ literal: StaticString) {
      parts.append(.text(literal))
    }

    /// Binds a value.
    @inlinable package mutating func appendInterpolation(_ value: some Storable) {
      bind(value.stored)
    }

    /// Binds a value that may be absent; nil binds NULL.
    @inlinable package mutating func appendInterpolation(_ value: (some Storable)?) {
      bind(value?.stored ?? .null)
    }

    fileprivate mutating func appendInterpolation(bound value: StoredValue) {
      bind(value)
    }

    @usableFromInline mutating func bind(_ value: StoredValue) {
      parts.append(.value(value))
    }

    /// Splices a text in that was made once.
    package mutating func appendInterpolation(_ text: StatementText) {
      parts.append(.made(text))
    }

    /// Splices a part of a statement in, with its values.
    package mutating func appendInterpolation(_ part: SQL) {
      parts += part.parts
    }
  }
}

extension SQL {
  /// The parts one after the other; `WHERE \(SQL.joined(conditions, by: " AND "))`.
  package static func joined(_ parts: [SQL], by separator: SQL) -> SQL {
    SQL(parts: Array(parts.map(\.parts).joined(separator: separator.parts)))
  }

  /// The part of an UPDATE that gives a column another value.
  package init(setting column: StaticString, to value: StoredValue) {
    self = "\(SQL(stringLiteral: column)) = \(bound: value)"
  }

  /// A condition on a column, true for each of the values; `WHERE \(SQL("id", isOneOf: ids))`.
  ///
  /// Three or more consecutive numbers become a range, which an engine reads along an index instead of looking each up.
  /// Without values it is true for no row.
  package init(_ column: SQL, isOneOf values: some Sequence<some Storable>) {
    let values = values.map { $0.stored }
    if values.count > 2, let first = values.first, let last = values.last, Self.areInARow(values) {
      self = "(\(column) >= \(bound: first) AND \(column) <= \(bound: last))"
    } else if values.isEmpty {
      self = "1 = 0"
    } else {
      self = "\(column) IN (\(SQL.joined(values.map { "\(bound: $0)" }, by: ", ")))"
    }
  }

  private static func areInARow(_ values: [StoredValue]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { value, next in
      guard case .integer(let number) = value, case .integer(let larger) = next, number < .max else { return false }
      return larger == number + 1
    }
  }
}
