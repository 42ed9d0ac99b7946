import JSONText
import Persistence

/// A value that an image has as JSON.
protocol JSONReadable: FieldRepresentable, SendableMetatype {
  /// True when the value may be nothing, which images may leave out.
  static var mayLack: Bool { get }
  /// Returns nil for JSON that this type never writes.
  init?(json: JSONValue)
  /// The value in an image of a form; different from ``FieldRepresentable/fieldValue`` where it contains an amount.
  func value(in form: ImageForm) -> FieldValue
}

/// A value that stands in a column, and in an image as JSON.
///
/// Text that people write is not one: ``Recorded/text(_:column:limit:of:_:_:)`` requires its subject.
protocol ColumnValue: Storable, JSONReadable {}

/// Text as people write it, or none.
protocol ColumnText: Storable, JSONReadable {
  var text: String? { get }
  init?(text: String?)
}

/// An amount of money in minor units, or none.
protocol ColumnAmount: ColumnValue {
  var minorUnits: Int? { get }
}

extension JSONReadable {
  static var mayLack: Bool { false }

  func value(in form: ImageForm) -> FieldValue { fieldValue }

  /// Throws ``StoreError`` for JSON that this type never writes.
  init(stored json: JSONValue) throws {
    guard let value = Self(json: json) else { throw StoreError.unreadableImage }
    self = value
  }
}

extension JSONReadable where Self: LosslessStringConvertible {
  init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(text)
  }
}

extension String: ColumnText {
  var text: String? { self }

  init?(text: String?) {
    guard let text else { return nil }
    self = text
  }

  init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self = text
  }
}

extension Optional: ColumnText where Wrapped == String {
  var text: String? { self }
  init?(text: String?) { self = text }
}

extension Int: ColumnAmount {
  var minorUnits: Int? { self }

  init?(json: JSONValue) {
    guard let number = json.number else { return nil }
    self = number
  }
}

extension Int?: ColumnAmount {
  var minorUnits: Int? { self }
}

extension Bool: ColumnValue {
  init?(json: JSONValue) {
    guard let flag = json.flag else { return nil }
    self = flag
  }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  static var mayLack: Bool { true }

  func value(in form: ImageForm) -> FieldValue { self?.value(in: form) ?? .null }

  init?(json: JSONValue) {
    if case .null = json {
      self = .none
    } else if let value = Wrapped(json: json) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {}

/// A word of a list of its own, which stands in rows and images alike.
protocol ColumnWord: RawRepresentable, ColumnValue where RawValue == String {}

extension ColumnWord {
  package var fieldValue: FieldValue { .text(rawValue) }

  init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(rawValue: text)
  }
}
