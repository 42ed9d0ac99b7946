import JSONText
import Persistence

/// The place that a field's value is for.
enum FieldForm: Sendable {
  case image(ImageForm)
  case column
}

/// The value of a field, in the form of the place that it is for.
enum GivenValue {
  case image(FieldValue)
  case column(StoredValue)
  /// No value: an image leaves the field out.
  case nothing
}

/// The source of a field's value.
enum FieldSource {
  case image(JSONValue)
  case row(Row, Int)

  /// Throws ``StoreError`` for a value that campctl never writes.
  func value<Value: Storable & JSONReadable>() throws -> Value {
    switch self {
    case .image(let json): try Value(stored: json)
    case .row(let row, let place): try row[place]
    }
  }
}

/// One stored field of a thing, declared once: its name in images, its column, its reading and writing, and what
/// becomes of it when a person is forgotten. Or a part of the thing, which has fields of its own.
///
/// The type does not say whose field it is, as a generic type for each thing would have to be made at each start; nor
/// has it a closure for each use, as each would be one more object then. The thing is passed by its place in memory, as
/// it would be copied for each field.
final class Field: Sendable {
  typealias Give = @Sendable (UnsafeMutableRawPointer, FieldForm) -> GivenValue
  typealias Take = @Sendable (UnsafeMutableRawPointer, FieldSource) throws -> Void
  typealias Nest = @Sendable (UnsafeMutableRawPointer, ImageForm, inout JSONWriter) -> Void
  typealias Tend = @Sendable (UnsafeMutableRawPointer, TextTask) -> Void
  typealias Clean = @Sendable (UnsafeMutableRawPointer, inout [Problem]) -> Void

  /// The key in images; nil for a field of rows only, and for a part whose fields stand among the thing's own.
  let name: StaticString?
  /// The column of the row; nil for a field that has rows of its own, such as the nights of a reservation.
  let column: Column?
  /// The fields of a part, and its place in the thing, in bytes.
  let part: (fields: FieldList, offset: Int)?
  /// True when the journal's images leave it out.
  let isOnlyAnswered: Bool
  /// False when an image may lack it, because it can be nothing or a release did not have it.
  let isRequired: Bool
  /// True when an image lacks it while it is nothing.
  let mayBeLeftOut: Bool
  let give: Give?
  let take: Take?
  let nest: Nest?
  /// The closure that does something to the field's texts; nil for a field without any.
  let tend: Tend?
  /// The closure that cleans typed text; nil for any other field.
  let clean: Clean?

  /// A field with a value; `nest` writes key and value where that is an object or a list of them.
  init(
    _ name: StaticString?, _ column: Column?, isRequired: Bool = false, isOnlyAnswered: Bool = false,
    mayBeLeftOut: Bool = false,
    give: @escaping Give, take: Take?,
    nest: Nest? = nil, tend: Tend? = nil, clean: Clean? = nil
  ) {
    self.name = name
    self.column = column
    self.isRequired = isRequired && !isOnlyAnswered
    self.isOnlyAnswered = isOnlyAnswered
    self.mayBeLeftOut = mayBeLeftOut
    self.give = give
    self.take = take
    self.nest = nest
    self.tend = tend
    self.clean = clean
    part = nil
  }

  /// A part; an object in images, if it has a name.
  init(_ name: StaticString?, part: FieldList, at offset: Int, isOnlyAnswered: Bool = false) {
    self.name = name
    self.part = (part, offset)
    isRequired = !isOnlyAnswered
    mayBeLeftOut = false
    self.isOnlyAnswered = isOnlyAnswered
    (column, give, take, nest, tend, clean) = (nil, nil, nil, nil, nil, nil)
  }

  /// True when an image of this form has it.
  func isIn(_ form: ImageForm) -> Bool {
    guard isOnlyAnswered else { return true }
    if case .answered = form { return true }
    return false
  }

  /// The part, if its columns stand among the thing's.
  var rowPart: (fields: FieldList, offset: Int)? { isOnlyAnswered ? nil : part }

  func stored(_ thing: UnsafeMutableRawPointer) -> StoredValue {
    if case .column(let value)? = give?(thing, .column) { value } else { .null }
  }
}
