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
/// A thing is passed as `inout` so that it is not copied for each field.
struct Field<Thing>: Sendable {
  typealias GetValue = @Sendable (inout Thing, FieldForm) -> GivenValue
  typealias SetValue = @Sendable (inout Thing, FieldSource) throws -> Void
  typealias WriteNested = @Sendable (inout Thing, ImageForm, inout JSONWriter) -> Void
  typealias Tend = @Sendable (inout Thing, TextTask) -> Void
  typealias Clean = @Sendable (inout Thing, inout [Problem]) -> Void

  /// The key in images; nil for a field of rows only, and for a part whose fields stand among the thing's own.
  var name: StaticString?
  /// The column of the row; nil for a field that has rows of its own, such as the nights of a reservation.
  var column: Column?
  /// The kind of its values, by which lists compare them.
  var kind = FieldKind.text
  /// The fields of a part; nil for a field with a value.
  var part: FieldList<Thing>?
  /// True when the journal's images leave it out.
  var isOnlyAnswered = false
  /// False when an image may lack it, because it can be nothing or a release did not have it.
  var isRequired = false
  /// True when an image lacks it while it is nothing.
  var mayBeLeftOut = false
  var getValue: GetValue?
  var setValue: SetValue?
  /// The closure that writes key and value, where that is an object or a list of them.
  var writeNested: WriteNested?
  /// The closure that does something to the field's texts; nil for a field without any.
  var tend: Tend?
  /// The closure that cleans typed text; nil for any other field.
  var clean: Clean?
  /// Its change by edits; nil for a field that edits leave alone.
  var edit: (@Sendable () -> FieldEdit<Thing>)?
  /// The changes of the fields of a part that is one column.
  var partEdits: (@Sendable () -> [FieldEdit<Thing>])?
  /// The value as people read it; nil for a field without words, and for one that is nothing.
  var words: (@Sendable (inout Thing) -> String?)?
  /// The search of its texts; nil for a field that none reads.
  var search: FieldSearch<Thing>?
  /// The title of its line for people; nil where views have a line of their own.
  var title: String?
  /// The term before which people have it, although images have it behind.
  var follower: StaticString?
  /// The names that other systems have for its column.
  var synonyms = ""
  /// True for a secret, which only ``TitledThing/writeRevealed(to:)`` and whole exports have.
  var isSecret = false

  /// True when an image of this form has it.
  func isIn(_ form: ImageForm) -> Bool {
    if isSecret, !form.hasSecrets { return false }
    guard isOnlyAnswered else { return true }
    if case .answered = form { return true }
    return false
  }

  func stored(_ thing: inout Thing) -> StoredValue {
    if case .column(let value)? = getValue?(&thing, .column) { value } else { .null }
  }
}

/// The search of a field's texts.
struct FieldSearch<Thing>: Sendable {
  typealias Find = @Sendable (inout Thing, SearchText) -> FoundText?

  /// The form of the texts in its column.
  var form = SearchForm.words
  let find: Find
}

/// The way from a thing to a part of it: it passes the part to the closure.
typealias PartPath<Whole, Part> = @Sendable (inout Whole, (inout Part) -> Void) -> Void

/// The value that a closure makes of a part of a thing.
private func through<Whole, Part, Value>(
  _ path: @escaping PartPath<Whole, Part>, _ whole: inout Whole, or none: Value, _ body: (inout Part) -> Value
) -> Value {
  var value = none
  path(&whole) { value = body(&$0) }
  return value
}

extension Field {
  /// The same field, of a thing of which this one's thing is a part.
  func within<Whole>(_ path: @escaping PartPath<Whole, Thing>) -> Field<Whole> {
    var field = Field<Whole>(
      name: name, column: column, kind: kind, part: part?.within(path), isOnlyAnswered: isOnlyAnswered,
      isRequired: isRequired,
      mayBeLeftOut: mayBeLeftOut)
    if let getValue { field.getValue = { whole, form in through(path, &whole, or: .nothing) { getValue(&$0, form) } } }
    if let setValue {
      field.setValue = { whole, source in
        let failure = through(path, &whole, or: nil) { part -> (any Error)? in
          do { try setValue(&part, source) } catch { return error }
          return nil
        }
        if let failure { throw failure }
      }
    }
    if let writeNested {
      field.writeNested = { whole, form, writer in path(&whole) { writeNested(&$0, form, &writer) } }
    }
    if let tend { field.tend = { whole, task in path(&whole) { tend(&$0, task) } } }
    if let clean { field.clean = { whole, problems in path(&whole) { clean(&$0, &problems) } } }
    if let words { field.words = { whole in through(path, &whole, or: nil, words) } }
    field.search = search?.within(path)
    if let edit { field.edit = { edit().within(path) } }
    if let partEdits { field.partEdits = { partEdits().map { $0.within(path) } } }
    (field.title, field.follower, field.synonyms, field.isSecret) = (title, follower, synonyms, isSecret)
    return field
  }
}

extension FieldSearch {
  fileprivate func within<Whole>(_ path: @escaping PartPath<Whole, Thing>) -> FieldSearch<Whole> {
    FieldSearch<Whole>(form: form) { [find] whole, search in through(path, &whole, or: nil) { find(&$0, search) } }
  }
}
