import JSONText
import Persistence

/// A thing that the store keeps, whose fields are listed once.
protocol Recorded: SendableMetatype {
  /// The thing before any of its fields is read.
  static var blank: Self { get }
  static var fields: FieldList<Self> { get }
  /// Completes a thing after edits by the rules that concern several of its fields; reports in `problems` those it breaks.
  static func settle(
    _ edited: inout Self, by edits: FieldEdits<Self>, in currency: Currency?, _ problems: inout [Problem])
}

extension Recorded {
  static func settle(
    _ edited: inout Self, by edits: FieldEdits<Self>, in currency: Currency?, _ problems: inout [Problem]
  ) {}
}

/// The subject of a text: the campground or a person.
enum TextSubject<Thing>: Sendable {
  /// The campground's, or the program's own.
  case campground
  /// A person's words, or somebody's about one; the closure is what forgetting that person does to it.
  case person(@Sendable (inout Thing) -> Void)
  /// A person's own name, number or address, which nobody else's forgetting touches; the closure forgets it.
  case identity(@Sendable (inout Thing) -> Void)
  /// The campground's, on a person as often as not: the full name, a number or an address in it goes with the person.
  case remark
  /// The name of the person who acted, which stays (domain rule R25).
  case actor
}

/// The field of a text that is looked at.
struct TextField {
  let name: StaticString
  /// True for a remark of the campground's.
  var isRemark = false
}

/// Something done to the texts of a thing.
enum TextTask {
  /// The taking out of a person's words, from a thing of that person's own.
  case forget
  /// A look at each text with its field, and another text in its place; names of people's own and of those who acted are
  /// passed over.
  case reword((TextField, String) -> String)

  /// Rewords one text, unless it stays as it is.
  func reword<Value: ColumnText>(_ value: Value, _ field: TextField, _ set: (Value) -> Void) {
    guard case .reword(let body) = self, let text = value.text else { return }
    let other = body(field, text)
    if other != text, let value = Value(text: other) { set(value) }
  }
}

extension TextSubject {
  /// The closure that does a task to the text of this subject.
  func tending<Value: ColumnText>(
    _ name: StaticString, _ get: @escaping @Sendable (inout Thing) -> Value,
    _ set: @escaping @Sendable (inout Thing, Value) throws -> Void
  ) -> (@Sendable (inout Thing, TextTask) -> Void)? {
    let field = TextField(name: name, isRemark: isRemark)
    return switch self {
    case .campground, .remark: { thing, task in task.reword(get(&thing), field) { try? set(&thing, $0) } }
    case .person(let forget):
      { thing, task in
        if case .forget = task { return forget(&thing) }
        task.reword(get(&thing), field) { try? set(&thing, $0) }
      }
    case .identity(let forget): { thing, task in if case .forget = task { forget(&thing) } }
    case .actor: nil
    }
  }

  private var isRemark: Bool { if case .remark = self { true } else { false } }
}

/// The functions that declare fields. A getter takes the thing as `inout` so that it is not copied.
extension Recorded {
  typealias Getter<Value> = @Sendable (inout Self) -> Value
  typealias Setter<Value> = @Sendable (inout Self, Value) throws -> Void

  /// The row's number.
  static func key<ID: Identifier & ColumnValue>(_ get: @escaping Getter<ID?>, _ set: @escaping Setter<ID>) -> Field<
    Self
  > {
    field("id", Column(name: "id", use: .key), get) { if let id = $1 { try set(&$0, id) } }
  }

  /// The row's number, which only answers have: people know the thing by another name.
  static func number(_ get: @escaping Getter<Int64>, _ set: @escaping Setter<Int64>) -> Field<Self> {
    field("id", Column(name: "id", use: .key), isOnlyAnswered: true, { Int(get(&$0)) }, { try set(&$0, Int64($1)) })
  }

  /// The number of changes; a number near the largest integer was not written here, as the next would overflow.
  static func version(column: Bool = true, _ get: @escaping Getter<Int>, _ set: @escaping Setter<Int>) -> Field<Self> {
    field("version", column ? Column(name: "version") : nil, get) { thing, version in
      guard (0..<Int(Int32.max)).contains(version) else { throw StoreError.corrupt("a version is \(version)") }
      try set(&thing, version)
    }
  }

  /// A value of one column, by default of the field's own name; `omitted` decides when images leave it out. It is not
  /// required if there are images of releases that did not have it.
  static func field<Value: ColumnValue>(
    _ name: StaticString, column: StaticString? = nil, from source: StaticString? = nil, in place: StaticString = "?",
    isRequired: Bool = true, omitted: (@Sendable (Value) -> Bool)? = nil,
    _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>
  ) -> Field<Self> {
    field(
      name, Column(name: column ?? name, source: source, place: place), isRequired: isRequired, omitted: omitted, get,
      set)
  }

  /// An amount in minor units, which is shown as decimal text.
  static func amount<Value: ColumnAmount>(
    _ name: StaticString, column: StaticString? = nil, omitted: (@Sendable (Value) -> Bool)? = nil,
    _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>
  ) -> Field<Self> {
    Field(
      name: name, column: Column(name: column ?? name), kind: .amount, isRequired: omitted == nil && !Value.mayLack,
      mayBeLeftOut: omitted != nil,
      getValue: { thing, form in
        let value = get(&thing)
        guard case .image(let form) = form else { return .column(value.stored) }
        if let omitted, form.leavesOut, omitted(value) { return .nothing }
        guard form.digits != nil, let amount = value.minorUnits else { return .image(value.fieldValue) }
        return .image(.text(form.text(amount)))
      },
      setValue: { thing, source in
        let value: Value = try source.value()
        if let amount = value.minorUnits { _ = try MinorUnits.stored(amount) }
        try set(&thing, value)
      })
  }

  /// A text and its subject. With a `limit` people type it, and ``clean(besides:_:)`` cleans it, to at most that number
  /// of characters.
  static func text<Value: ColumnText>(
    _ name: StaticString, column: StaticString? = nil, limit: Int? = nil, omitted: Bool = false,
    of subject: TextSubject<Self>,
    _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>
  ) -> Field<Self> {
    var clean: Field<Self>.Clean?
    if let limit {
      clean = { thing, problems in
        let text = PersonText.clean(get(&thing).text, field: name.description, limit: limit, &problems)
        if let value = Value(text: text) { try? set(&thing, value) }
      }
    }
    var isLeftOut: (@Sendable (Value) -> Bool)?
    if omitted { isLeftOut = { (value: Value) -> Bool in value.text == nil } }
    var field = field(
      name, Column(name: column ?? name), omitted: isLeftOut, get, set, tend: subject.tending(name, get, set),
      clean: clean)
    field.words = { get(&$0).text }
    return field
  }

  /// A column that images have no field for, or another's.
  static func column<Value: Storable>(
    _ name: StaticString, _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>
  ) -> Field<Self> {
    Field(
      name: nil, column: Column(name: name),
      getValue: { thing, _ in .column(get(&thing).stored) },
      setValue: { thing, source in
        guard case .row(let row, let place) = source else { return }
        try set(&thing, try row[place])
      })
  }

  /// A column that statements search, made of another's value.
  static func index<Value: Storable>(
    _ name: StaticString, in place: StaticString = "?", _ get: @escaping Getter<Value>
  ) -> Field<Self> {
    Field(
      name: nil, column: Column(name: name, place: place, use: .index),
      getValue: { thing, _ in .column(get(&thing).stored) })
  }

  private static func field<Value: Storable & JSONReadable>(
    _ name: StaticString, _ column: Column?, isRequired: Bool = true, isOnlyAnswered: Bool = false,
    omitted: (@Sendable (Value) -> Bool)? = nil, _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>,
    tend: Field<Self>.Tend? = nil, clean: Field<Self>.Clean? = nil
  ) -> Field<Self> {
    Field(
      name: name, column: column, kind: Value.kind, isOnlyAnswered: isOnlyAnswered,
      isRequired: isRequired && omitted == nil && !Value.mayLack && !isOnlyAnswered, mayBeLeftOut: omitted != nil,
      getValue: { thing, form in
        let value = get(&thing)
        guard case .image(let form) = form else { return .column(value.stored) }
        if let omitted, form.leavesOut, omitted(value) { return .nothing }
        return .image(value.value(in: form))
      },
      setValue: { thing, source in try set(&thing, source.value()) },
      tend: tend, clean: clean)
  }
}
