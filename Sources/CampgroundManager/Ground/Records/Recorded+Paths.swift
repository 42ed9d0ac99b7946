import Persistence

/// The functions that declare fields by the path of their property, from which all else follows: the edit with its
/// cleaning, the line for people, the column of exports and imports.
///
/// A path is made when edits compare it: reading and writing a record are compiled to the property itself, since the
/// declarations stand in the list of fields as they are (`@inline`), and a command without edits makes none. Each is a
/// type that the runtime has to put together.
extension Recorded {
  typealias Path<Value> = @Sendable () -> WritableKeyPath<Self, Value> & Sendable
  /// Makes a new value fit; reports in `problems` each fault of it.
  typealias Check<Value> = @Sendable (inout Value, inout [Problem]) -> Void

  /// A value of one column.
  @inline(__always)
  static func field<Value: ColumnValue & Hashable & Sendable>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value>, called other: StaticString? = nil,
    check: Check<Value>? = nil
  ) -> Field<Self> {
    var field = field(name, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 }).edited(
      path(), called: other, check: check)
    field.words = { $0[keyPath: path()].fieldValue.words }
    return field
  }

  /// A value that is in images alone.
  @inline(__always)
  static func image<Value: JSONReadable & Hashable & Sendable>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value>, called other: StaticString? = nil,
    check: Check<Value>? = nil
  ) -> Field<Self> {
    image(name, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 }).edited(path(), called: other, check: check)
  }

  /// A text of the campground that people type and that is in images alone.
  @inline(__always)
  static func image(
    _ name: StaticString, _ path: @autoclosure @escaping Path<String?>, limit: Int, check: Check<String?>? = nil
  ) -> Field<
    Self
  > {
    image(name, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 }).edited(path()) { text, problems in
      text = PersonText.clean(text, field: name.description, limit: limit, &problems)
      check?(&text, &problems)
    }
  }

  /// Requires a number in a range.
  static func range(_ field: String, _ range: ClosedRange<Int>) -> Check<Int?> {
    { number, problems in
      guard let number, !range.contains(number) else { return }
      problems.append(.settings(.outOfRange(number, range, field: field)))
    }
  }

  /// A few words in one column.
  @inline(__always)
  static func field<Word: LosslessStringConvertible & FieldRepresentable & JSONReadable & Hashable & Sendable>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<[Word]>, check: Check<[Word]>? = nil
  ) -> Field<Self> {
    var field = field(name, { WordList($0[keyPath: path()]) }, { $0[keyPath: path()] = $1.words })
    field.words = { $0[keyPath: path()].isEmpty ? nil : $0[keyPath: path()].map(\.description).joined(separator: ",") }
    field.edit = { FieldEdit(name: name, path(), written: { .list($0.map(\.fieldValue)) }, check) }
    return field
  }

  /// A text that people type, of at most `limit` characters, and its owner, with whom it is forgotten.
  @inline(__always)
  static func field<Value: ColumnText & Hashable & Sendable>(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Value>, called other: StaticString? = nil, limit: Int,
    whose owner: TextOwner,
    check: Check<Value>? = nil
  ) -> Field<Self> {
    let clean: Check<Value> = { value, problems in
      let text = PersonText.clean(value.text, field: (other ?? name).description, limit: limit, &problems)
      if let cleaned = Value(text: text) ?? Value(text: "") { value = cleaned }
      check?(&value, &problems)
    }
    let subject = owner.subject { (thing: inout Self) in thing[keyPath: path()] = blank[keyPath: path()] }
    var field = text(name, of: subject, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 })
    field.clean = { thing, problems in
      var value = thing[keyPath: path()]
      clean(&value, &problems)
      thing[keyPath: path()] = value
    }
    field.edit = {
      FieldEdit(name: other ?? name, path(), written: { $0.text.map(FieldValue.text) ?? .null }, clean)
    }
    return field.searched(called: other)
  }
}

/// The owner of a text.
enum TextOwner: Sendable {
  case campground, person, identity, remark

  fileprivate func subject<Thing>(_ forget: @escaping @Sendable (inout Thing) -> Void) -> TextSubject<Thing> {
    switch self {
    case .campground: .campground
    case .person: .person(forget)
    case .identity: .identity(forget)
    case .remark: .remark
    }
  }
}

/// The additions of a declaration to a field.
extension Field {
  /// The same field in a column of another name.
  consuming func stored(in name: StaticString) -> Self {
    column?.name = name
    return self
  }

  /// With a change of the value of this path, which the field keeps in another form.
  consuming func edited<Value: FieldRepresentable & Hashable & Sendable>(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Thing, Value> & Sendable,
    called other: StaticString? = nil, check: (@Sendable (inout Value, inout [Problem]) -> Void)? = nil
  ) -> Self {
    let name = other ?? name ?? ""
    edit = { FieldEdit(name: name, path(), written: { $0.fieldValue }, check) }
    return self
  }

  /// With a line for people under this title.
  consuming func titled(_ title: String) -> Self {
    self.title = title
    return self
  }

  /// Before another term in answers and tables.
  consuming func listed(before other: StaticString) -> Self {
    follower = other
    return self
  }

  /// With the names that other systems have for its column, folded by `CellText.key`.
  consuming func imported(as synonyms: String) -> Self {
    self.synonyms = synonyms
    return self
  }

  /// Left out of images while it is nothing.
  consuming func omitted() -> Self {
    (isRequired, mayBeLeftOut) = (false, true)
    let value = getValue
    getValue = { thing, form in
      let value = value?(&thing, form) ?? .nothing
      if case .image(.null) = value { return .nothing }
      return value
    }
    return self
  }

  /// A secret: in no list, filter, log or plain export.
  consuming func secret() -> Self {
    isSecret = true
    guard let change = edit else { return self }
    edit = {
      var edit = change()
      edit.isSecret = true
      return edit
    }
    return self
  }

  /// A value that is a person's own, and goes with the person.
  consuming func forgotten(_ forget: @escaping @Sendable (inout Thing) -> Void) -> Self {
    let others = tend
    tend = { thing, task in
      if case .forget = task { forget(&thing) } else { others?(&thing, task) }
    }
    return self
  }
}

extension FieldEdit {
  init<Value: Hashable & Sendable>(
    name: StaticString, _ path: WritableKeyPath<Thing, Value> & Sendable,
    written: @escaping @Sendable (Value) -> FieldValue, _ check: (@Sendable (inout Value, inout [Problem]) -> Void)?
  ) {
    self.init(name: name, path: path, type: Value.self) {
      ($0 as? Value).map(written) ?? .null
    } apply: { value, thing, _, problems in
      guard var value = value as? Value else { return }
      check?(&value, &problems)
      thing[keyPath: path] = value
    }
  }
}

extension FieldValue {
  /// The value as people read it; nil for none.
  package var words: String? {
    switch self {
    case .null: nil
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): String(number)
    case .text(let text), .json(let text): text
    case .list(let values): values.isEmpty ? nil : values.compactMap(\.words).joined(separator: ",")
    }
  }
}

/// A record whose lines for people follow from its fields.
package protocol TitledThing: FieldWritable {
  /// The titles and values of its fields; the titles that are named go first, in this order.
  func lines(_ first: [String], revealed: Bool) -> [(String, String?)]
  /// Its secrets, for a paper that they are for: the name, the title and the value of each.
  var secrets: [(name: StaticString, title: String, value: String?)] { get }
  /// Writes its fields with its secrets.
  func writeRevealed(to fields: inout some FieldWriter)
}

extension Recorded {
  package func lines(_ first: [String], revealed: Bool) -> [(String, String?)] {
    var thing = self
    let lines = Self.fields.fields.filter { revealed || !$0.isSecret }.compactMap { field in
      field.title.map { ($0, field.words?(&thing)) }
    }
    return first.flatMap { title in lines.filter { $0.0 == title } } + lines.filter { !first.contains($0.0) }
  }

  package var secrets: [(name: StaticString, title: String, value: String?)] {
    var thing = self
    return Self.fields.fields.filter(\.isSecret).map { ($0.name ?? "", $0.title ?? "", $0.words?(&thing)) }
  }
}
