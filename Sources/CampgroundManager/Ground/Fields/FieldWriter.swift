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

/// A value that can stand in a field.
package protocol FieldRepresentable {
  var fieldValue: FieldValue { get }
}

/// Receives the fields of a thing, one by one, in the order in which a reader meets them.
///
/// A thing lists its fields once; each format is a writer.
package protocol FieldWriter {
  mutating func field(_ key: StaticString, _ value: FieldValue)
  mutating func list(_ key: StaticString, _ values: [FieldValue])
  mutating func object(_ key: StaticString, _ fields: (inout Self) -> Void)
  /// An object that the thing has not; `fields` are those that it would have.
  mutating func missing(_ key: StaticString, _ fields: (inout Self) -> Void)
  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout Self) -> Void)
}

/// A thing that can list its fields.
package protocol FieldWritable {
  func write(to fields: inout some FieldWriter)
}

extension FieldWriter {
  @inlinable package mutating func field(_ key: StaticString, _ value: some FieldRepresentable) {
    field(key, value.fieldValue)
  }

  @inlinable package mutating func list(_ key: StaticString, _ values: [some FieldRepresentable]) {
    list(key, values.map { $0.fieldValue })
  }
}

extension FieldRepresentable where Self: LosslessStringConvertible {
  package var fieldValue: FieldValue { .text(description) }
}

extension String: FieldRepresentable {
  package var fieldValue: FieldValue { .text(self) }
}

extension Int: FieldRepresentable {
  package var fieldValue: FieldValue { .number(self) }
}

extension Bool: FieldRepresentable {
  package var fieldValue: FieldValue { .flag(self) }
}

extension Optional: FieldRepresentable where Wrapped: FieldRepresentable {
  package var fieldValue: FieldValue { self?.fieldValue ?? .null }
}

extension Array: FieldRepresentable where Element: FieldRepresentable {
  package var fieldValue: FieldValue { .list(map(\.fieldValue)) }
}
