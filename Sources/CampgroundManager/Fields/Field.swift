import JSONText
import Persistence

/// One stored field of a thing, said once: its name in images, its columns, how both are written and read, and what
/// becomes of it when a person is forgotten.
///
/// The type does not say whose field it is, as a generic type for each thing would have to be made at each start.
struct Field: Sendable {
  /// The key in images.
  let name: StaticString
  /// None for what has rows of its own, such as the nights of a reservation.
  var columns: [Column] = []
  /// The type whose field it is.
  let owner: Any.Type
  /// The value in an image; nil for one that is left out.
  let value: @Sendable (UnsafeMutableRawPointer, ImageForm) -> FieldValue?
  /// Returns false for JSON that the field never writes.
  let read: @Sendable (UnsafeMutableRawPointer, JSONValue) -> Bool
  /// Nil for what no person wrote of another.
  var forget: (@Sendable (UnsafeMutableRawPointer, Person) -> Void)?
  /// The text made fit to keep, with what makes it unfit among the problems; nil for what is no text of a person's.
  var clean: (@Sendable (UnsafeMutableRawPointer, inout [Problem]) -> Void)?
}

/// The form of an image.
enum ImageForm: Sendable {
  /// As the journal keeps it: amounts are minor units.
  case kept
  /// As people and scripts are shown it: amounts are decimal text.
  case shown(Currency)
  /// As a key's answer has it, which says what accounts came to, too.
  case answered

  /// An amount of minor units as text.
  func text(_ minorUnits: Int) -> String {
    if case .shown(let currency) = self { currency.text(minorUnits) } else { String(minorUnits) }
  }

  /// An amount of minor units.
  func amount(_ minorUnits: Int) -> JSONValue {
    if case .shown(let currency) = self { .text(currency.text(minorUnits)) } else { .number(minorUnits) }
  }
}

/// One column of a thing's row.
struct Column: Sendable {
  let name: StaticString
  /// The expression that reads it, where that is not the column itself.
  var source: StaticString?
  /// The expression that its value stands in.
  var place: StaticString = "?"
  /// A claim that it is the row's number, which the store gives.
  var isKey = false
  let stored: @Sendable (UnsafeMutableRawPointer) -> StoredValue
  /// Nil for a column that is only looked for, such as a name's key.
  var load: (@Sendable (UnsafeMutableRawPointer, Row, Int) throws -> Void)?
}

/// The fields of a thing, in the order in which images and rows have them.
final class FieldList: Sendable, ExpressibleByArrayLiteral {
  let fields: [Field]
  /// The columns that are written.
  let written: [Column]
  /// The columns that are read.
  let read: [Column]
  /// The columns that may tell of a person.
  var personal: [Column] { fields.filter { $0.forget != nil }.flatMap(\.columns) }
  /// A claim that one of the columns is the row's number, which the store gives.
  let hasKey: Bool

  init(_ fields: [Field]) {
    self.fields = fields
    var columns: [Column] = []
    for field in fields { columns += field.columns }
    written = columns.filter { !$0.isKey }
    read = columns.filter { $0.load != nil }
    hasKey = written.count < columns.count
  }

  convenience init(arrayLiteral elements: [Field]...) {
    var fields: [Field] = []
    for element in elements { fields += element }
    self.init(fields)
  }
}
