import JSONText
import Persistence

/// A thing that the store keeps, whose fields are said once.
protocol Recorded: SendableMetatype {
  /// The thing before any of its fields is read.
  static var blank: Self { get }
  static var fields: FieldList { get }
}

/// Whose words a text may be.
enum TextSubject<Thing>: Sendable {
  /// The campground's, or the program's own.
  case campground
  /// A person's, or somebody's about one; the closure is what forgetting that person does to it.
  case person(@Sendable (inout Thing) -> Void)
  /// A name that need not be a person's, such as a group's; the closure looks whose it is.
  case anybody(@Sendable (inout Thing, Person) -> Void)
}

/// What fields are declared by.
extension Recorded {
  /// The row's number.
  static func key<ID: Identifier & Kept>(
    _ get: @escaping @Sendable (Self) -> ID?, _ set: @escaping @Sendable (inout Self, ID) -> Void
  ) -> [Field] {
    let set = { @Sendable (thing: inout Self, id: ID?) in if let id { set(&thing, id) } }
    return [image("id", [column("id", isKey: true, get, set)], get, set)]
  }

  /// The row's number, which only answers have: people know the thing by another name.
  static func number(
    _ get: @escaping @Sendable (Self) -> Int64, _ set: @escaping @Sendable (inout Self, Int64) -> Void
  ) -> [Field] {
    custom("id", columns: [column("id", isKey: true, get, set)]) { thing, form in
      if case .answered = form { .number(Int(get(thing))) } else { nil }
    } _: { thing, json in
      guard let number = json.number else { return false }
      set(&thing, Int64(number))
      return true
    }
  }

  /// The number of changes; one that nothing can be changed often enough to have was not written here, and the next
  /// would be none.
  static func version(
    column: Bool = true, _ get: @escaping @Sendable (Self) -> Int, _ set: @escaping @Sendable (inout Self, Int) -> Void
  ) -> [Field] {
    let limited = Column(
      name: "version", stored: { get($0.assumingMemoryBound(to: Self.self).pointee).stored },
      load: { thing, row, place in
        let version: Int = try row[place]
        guard (0..<Int(Int32.max)).contains(version) else { throw StoreError.corrupt("a version is \(version)") }
        set(&thing.assumingMemoryBound(to: Self.self).pointee, version)
      })
    return [image("version", column ? [limited] : [], get, set)]
  }

  /// A value of one column, by default of the field's own name; `omitted` says when images leave it out.
  static func field<Value: Kept>(
    _ name: StaticString, column: StaticString? = nil, from source: StaticString? = nil, in place: StaticString = "?",
    omitted: @escaping @Sendable (Value) -> Bool = { _ in false },
    _ get: @escaping @Sendable (Self) -> Value, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> [Field] {
    [image(name, [self.column(column ?? name, from: source, in: place, get, set)], omitted: omitted, get, set)]
  }

  /// A text, of which must be said whose words it may be.
  static func text<Value: KeptText>(
    _ name: StaticString, column: StaticString? = nil, of subject: TextSubject<Self>,
    _ get: @escaping @Sendable (Self) -> Value, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> [Field] {
    let forget: Field.Forget? =
      switch subject {
      case .campground: nil
      case .person(let forget): { thing, _ in forget(&thing.assumingMemoryBound(to: Self.self).pointee) }
      case .anybody(let forget): { forget(&$0.assumingMemoryBound(to: Self.self).pointee, $1) }
      }
    return [image(name, [self.column(column ?? name, get, set)], get, set, forget: forget)]
  }

  /// An optional text as people type it, which ``clean(besides:_:)`` makes fit to keep, in at most so many characters.
  static func text(
    _ name: StaticString, column: StaticString? = nil, limit: Int, of subject: TextSubject<Self>,
    _ get: @escaping @Sendable (Self) -> String?, _ set: @escaping @Sendable (inout Self, String?) -> Void
  ) -> [Field] {
    text(name, column: column, of: subject, get, set).map { field in
      field.cleaned { thing, problems in
        let thing = thing.assumingMemoryBound(to: Self.self)
        let text = PersonText.clean(get(thing.pointee), field: name.description, limit: limit, &problems)
        set(&thing.pointee, text)
      }
    }
  }

  /// An amount in minor units, which is shown as decimal text.
  static func amount<Value: KeptAmount>(
    _ name: StaticString, column: StaticString? = nil, omitted: @escaping @Sendable (Value) -> Bool = { _ in false },
    _ get: @escaping @Sendable (Self) -> Value, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> [Field] {
    let column = self.column(column ?? name, get) { (thing: inout Self, value: Value) in
      if let amount = value.minorUnits { _ = try MinorUnits.stored(amount) }
      set(&thing, value)
    }
    return [
      Field(
        name: name, columns: [column], owner: Self.self,
        value: { thing, form in
          let value = get(thing.assumingMemoryBound(to: Self.self).pointee)
          if omitted(value) { return nil }
          guard case .shown(let currency) = form, let amount = value.minorUnits else { return value.fieldValue }
          return .text(currency.text(amount))
        }, read: reader(set))
    ]
  }

  /// A field whose image is written and read by closures, beside the columns that it may have.
  static func custom(
    _ name: StaticString, columns: [Column] = [],
    _ value: @escaping @Sendable (Self, ImageForm) -> FieldValue?,
    nest: (@Sendable (Self, ImageForm, inout JSONWriter) -> Void)? = nil,
    _ read: @escaping @Sendable (inout Self, JSONValue) -> Bool
  ) -> [Field] {
    var nested: Field.Nest?
    if let nest { nested = { nest($0.assumingMemoryBound(to: Self.self).pointee, $1, &$2) } }
    return [
      Field(
        name: name, columns: columns, owner: Self.self,
        value: { value($0.assumingMemoryBound(to: Self.self).pointee, $1) }, nest: nested,
        read: { read(&$0.assumingMemoryBound(to: Self.self).pointee, $1) })
    ]
  }

  /// A column that is read and written by closures.
  static func column<Value: Storable>(
    _ name: StaticString, from source: StaticString? = nil, in place: StaticString = "?", isKey: Bool = false,
    _ get: @escaping @Sendable (Self) -> Value,
    _ set: @escaping @Sendable (inout Self, Value) throws -> Void
  ) -> Column {
    Column(
      name: name, source: source, place: place, isKey: isKey,
      stored: { get($0.assumingMemoryBound(to: Self.self).pointee).stored },
      load: { try set(&$0.assumingMemoryBound(to: Self.self).pointee, try $1[$2]) })
  }

  private static func image<Value: FieldRepresentable & JSONReadable>(
    _ name: StaticString, _ columns: [Column], omitted: @escaping @Sendable (Value) -> Bool = { _ in false },
    _ get: @escaping @Sendable (Self) -> Value, _ set: @escaping @Sendable (inout Self, Value) -> Void,
    forget: Field.Forget? = nil
  ) -> Field {
    Field(
      name: name, columns: columns, owner: Self.self,
      value: { thing, _ in
        let value = get(thing.assumingMemoryBound(to: Self.self).pointee)
        return omitted(value) ? nil : value.fieldValue
      }, read: reader(set), forget: forget)
  }

  private static func reader<Value: JSONReadable>(
    _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> @Sendable (UnsafeMutableRawPointer, JSONValue) -> Bool {
    { thing, json in
      guard let value = Value(json: json) else { return false }
      set(&thing.assumingMemoryBound(to: Self.self).pointee, value)
      return true
    }
  }
}

extension [Field] {
  /// The same field with a column.
  func with(_ column: Column) -> [Field] { map { $0.adding(column) } }

  /// The same field with a column beside its own, which statements look for and nothing reads.
  func key<Thing: Recorded>(
    _ name: StaticString, _ key: @escaping @Sendable (Thing) -> some Storable
  ) -> [Field] {
    map { field in
      precondition(field.owner == Thing.self, "a field of another thing")
      return field.adding(
        Column(name: name, stored: { key($0.assumingMemoryBound(to: Thing.self).pointee).stored }, load: nil))
    }
  }
}
