/// The value of one field, before a format gives it its text.
package enum FieldValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  /// Text that is JSON already.
  case json(String)
  case list([FieldValue])
}

/// The kind of a field's values, by which they are compared.
package enum FieldKind: Hashable, Sendable {
  case text
  case number
  case flag
  /// `2027-07-04`.
  case day
  /// `2027-07-04T12:30` at the campground.
  case moment
  /// An amount of money in major units: `45.00`.
  case amount
  /// One of these words.
  case choice([String])
}

/// A value that can stand in a field.
package protocol FieldRepresentable {
  static var kind: FieldKind { get }
  var fieldValue: FieldValue { get }
}

/// Receives the fields of a thing, one by one, in the order in which a reader meets them.
///
/// A thing lists its fields once; each format is a writer.
package protocol FieldWriter {
  mutating func field(_ key: StaticString, _ value: FieldValue, _ kind: FieldKind)
  /// A field whose name is not the source's own, such as a column of a statement.
  mutating func field(named key: String, _ value: FieldValue)
  mutating func list(_ key: StaticString, _ values: [FieldValue], _ kind: FieldKind)
  mutating func object(_ key: StaticString, _ fields: (inout Self) -> Void)
  /// An object that the thing has not; `fields` are those that it would have.
  mutating func missing(_ key: StaticString, _ fields: (inout Self) -> Void)
  /// An object that is one cell of a table; one that the thing has not is nothing.
  mutating func cell(_ key: StaticString, _ thing: some FieldWritable, isThere: Bool)
  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout Self) -> Void)
}

/// A thing that can list its fields.
package protocol FieldWritable {
  func write(to fields: inout some FieldWriter)
}

extension FieldWriter {
  @inlinable package mutating func field<Value: FieldRepresentable>(_ key: StaticString, _ value: Value) {
    field(key, value.fieldValue, Value.kind)
  }

  /// A value of which nothing but its text is known.
  @inlinable package mutating func field(_ key: StaticString, _ value: FieldValue) { field(key, value, .text) }

  @inlinable package mutating func list<Value: FieldRepresentable>(_ key: StaticString, _ values: [Value]) {
    list(key, values.map { $0.fieldValue }, Value.kind)
  }

  /// A moment of the campground's clock, as text; nil for none.
  package mutating func moment(_ key: StaticString, _ moment: String?) {
    field(key, moment.map { .text($0) } ?? .null, .moment)
  }
}

extension FieldRepresentable {
  package static var kind: FieldKind { .text }
}

extension FieldRepresentable where Self: LosslessStringConvertible {
  package var fieldValue: FieldValue { .text(description) }
}

extension String: FieldRepresentable {
  package var fieldValue: FieldValue { .text(self) }
}

extension Int: FieldRepresentable {
  package static var kind: FieldKind { .number }
  package var fieldValue: FieldValue { .number(self) }
}

extension Bool: FieldRepresentable {
  package static var kind: FieldKind { .flag }
  package var fieldValue: FieldValue { .flag(self) }
}

extension Optional: FieldRepresentable where Wrapped: FieldRepresentable {
  package static var kind: FieldKind { Wrapped.kind }
  package var fieldValue: FieldValue { self?.fieldValue ?? .null }
}

extension Array: FieldRepresentable where Element: FieldRepresentable {
  package static var kind: FieldKind { Element.kind }
  package var fieldValue: FieldValue { .list(map(\.fieldValue)) }
}
