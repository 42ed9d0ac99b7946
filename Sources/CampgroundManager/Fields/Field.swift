import JSONText
import Persistence

/// One stored field of a thing, said once: its name in images, its columns, how both are written and read, and what
/// becomes of it when a person is forgotten.
///
/// The type does not say whose field it is, as a generic type for each thing would have to be made at each start. It is
/// an object, as a value of so many closures would be counted closure by closure wherever it goes.
final class Field: Sendable {
  typealias Value = @Sendable (UnsafeMutableRawPointer, ImageForm) -> FieldValue?
  typealias Nest = @Sendable (UnsafeMutableRawPointer, ImageForm, inout JSONWriter) -> Void
  typealias Read = @Sendable (UnsafeMutableRawPointer, JSONValue) -> Bool
  typealias Forget = @Sendable (UnsafeMutableRawPointer, Person) -> Void
  typealias Clean = @Sendable (UnsafeMutableRawPointer, inout [Problem]) -> Void

  /// The key in images.
  let name: StaticString
  /// None for what has rows of its own, such as the nights of a reservation.
  let columns: [Column]
  /// The type whose field it is.
  let owner: Any.Type
  /// Where the part of the thing is that the closures take; 0 for the thing itself.
  private let offset: Int
  private let valueOf: Value
  private let nest: Nest?
  private let readInto: Read
  private let forgetIn: Forget?
  private let cleanIn: Clean?

  /// `nest` writes key and value where that is an object or a list of them; `forget` is nil for what no person wrote of
  /// another, `clean` for what is no text that a person types.
  init(
    name: StaticString, columns: [Column] = [], owner: Any.Type, at offset: Int = 0, value: @escaping Value,
    nest: Nest? = nil, read: @escaping Read, forget: Forget? = nil, clean: Clean? = nil
  ) {
    self.name = name
    self.columns = columns
    self.owner = owner
    self.offset = offset
    valueOf = value
    self.nest = nest
    readInto = read
    forgetIn = forget
    cleanIn = clean
  }

  /// The value in an image; nil for one that is left out.
  func value(_ thing: UnsafeMutableRawPointer, _ form: ImageForm) -> FieldValue? { valueOf(thing + offset, form) }

  /// Writes key and value, unless it is left out.
  func write(_ thing: UnsafeMutableRawPointer, _ form: ImageForm, to writer: inout JSONWriter) {
    if let nest {
      nest(thing + offset, form, &writer)
    } else if let value = valueOf(thing + offset, form) {
      writer.field(name, value)
    }
  }

  /// Returns false for JSON that the field never writes.
  func read(_ thing: UnsafeMutableRawPointer, _ json: JSONValue) -> Bool { readInto(thing + offset, json) }

  /// A claim that a person's words may stand in it.
  var isPersonal: Bool { forgetIn != nil }
  func forget(_ thing: UnsafeMutableRawPointer, _ person: Person) { forgetIn?(thing + offset, person) }

  /// A claim that people type it.
  var isTyped: Bool { cleanIn != nil }
  /// Makes the text fit to keep; names in `problems` what makes it unfit.
  func clean(_ thing: UnsafeMutableRawPointer, _ problems: inout [Problem]) { cleanIn?(thing + offset, &problems) }

  /// The same field with one more column.
  func adding(_ column: Column) -> Field {
    Field(
      name: name, columns: columns + [column], owner: owner, at: offset, value: valueOf, nest: nest, read: readInto,
      forget: forgetIn, clean: cleanIn)
  }

  /// The same field of a text that people type, which is made fit to keep.
  func cleaned(by clean: @escaping Clean) -> Field {
    Field(
      name: name, columns: columns, owner: owner, at: offset, value: valueOf, nest: nest, read: readInto,
      forget: forgetIn, clean: clean)
  }

  /// A part's field as one of the whole.
  func lifted(to whole: Any.Type, by place: Int) -> Field {
    Field(
      name: name, columns: columns.map { $0.lifted(by: place) }, owner: whole, at: offset + place, value: valueOf,
      nest: nest, read: readInto, forget: forgetIn, clean: cleanIn)
  }
}

/// The fields of a thing, in the order in which images and rows have them.
final class FieldList: Sendable, ExpressibleByArrayLiteral {
  let fields: [Field]
  let columns: [Column]

  init(_ fields: [Field]) {
    self.fields = fields
    var columns: [Column] = []
    columns.reserveCapacity(fields.count + 8)
    for field in fields { columns.append(contentsOf: field.columns) }
    self.columns = columns
  }

  convenience init(arrayLiteral elements: [Field]...) {
    var fields: [Field] = []
    fields.reserveCapacity(24)
    for element in elements { fields.append(contentsOf: element) }
    self.init(fields)
  }

  /// A claim that one of the columns is the row's number, which the store gives.
  var hasKey: Bool { columns.contains(where: \.isKey) }
  /// The columns that are written.
  var written: [Column] { columns.filter { !$0.isKey } }
  /// The columns that may tell of a person.
  var personal: [Column] { fields.filter(\.isPersonal).flatMap(\.columns) }
}
