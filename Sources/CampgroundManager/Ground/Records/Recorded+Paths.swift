import Persistence

/// The functions that declare fields by the path of their property, from which all else follows: the edit with its
/// cleaning, the line for people, the column of exports and imports.
extension Recorded {
  typealias Path<Value> = WritableKeyPath<Self, Value> & Sendable
  /// Makes a new value fit; reports in `problems` each fault of it.
  typealias Check<Value> = @Sendable (inout Value, inout [Problem]) -> Void

  /// A value of one column.
  static func field<Value: ColumnValue & Hashable & Sendable>(
    _ name: StaticString, _ path: Path<Value>, called other: StaticString? = nil, check: Check<Value>? = nil
  ) -> Field<Self> {
    var field = field(name, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
    field.words = { $0[keyPath: path].fieldValue.words }
    field.edit = FieldEdit(name: other ?? name, path, written: \.fieldValue, check)
    return field
  }

  /// A few words in one column.
  static func field<Word: LosslessStringConvertible & FieldRepresentable & JSONReadable & Hashable & Sendable>(
    _ name: StaticString, _ path: Path<[Word]>, check: Check<[Word]>? = nil
  ) -> Field<Self> {
    var field = field(name, { WordList($0[keyPath: path]) }, { $0[keyPath: path] = $1.words })
    field.words = { $0[keyPath: path].isEmpty ? nil : $0[keyPath: path].map(\.description).joined(separator: ",") }
    field.edit = FieldEdit(name: name, path, written: { .list($0.map(\.fieldValue)) }, check)
    return field
  }

  /// A text that people type, of at most `limit` characters, and its owner, with whom it is forgotten.
  static func field<Value: ColumnText & Hashable & Sendable>(
    _ name: StaticString, _ path: Path<Value>, called other: StaticString? = nil, limit: Int, whose owner: TextOwner,
    check: Check<Value>? = nil
  ) -> Field<Self> {
    let clean: Check<Value> = { value, problems in
      let text = PersonText.clean(value.text, field: (other ?? name).description, limit: limit, &problems)
      if let cleaned = Value(text: text) ?? Value(text: "") { value = cleaned }
      check?(&value, &problems)
    }
    let subject = owner.subject { (thing: inout Self) in thing[keyPath: path] = blank[keyPath: path] }
    var field = text(name, of: subject, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
    field.clean = { clean(&$0[keyPath: path], &$1) }
    field.words = { $0[keyPath: path].text }
    field.edit = FieldEdit(
      name: other ?? name, path, written: { $0.text.map(FieldValue.text) ?? .null }, clean)
    return field
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
  func stored(in name: StaticString) -> Self { with { $0.column?.name = name } }

  /// With a line for people under this title.
  func titled(_ title: String) -> Self { with { $0.title = title } }

  /// With the names that other systems have for its column, folded by `CellText.key`.
  func imported(as synonyms: String) -> Self { with { $0.synonyms = synonyms } }

  /// Left out of images while it is nothing.
  func omitted() -> Self {
    with { field in
      (field.isRequired, field.mayBeLeftOut) = (false, true)
      field.getValue = { [getValue] thing, form in
        let value = getValue?(&thing, form) ?? .nothing
        if case .image(.null) = value { return .nothing }
        return value
      }
    }
  }

  /// A secret: in no list, filter, log or plain export.
  func secret() -> Self {
    with {
      $0.isSecret = true
      $0.edit?.isSecret = true
    }
  }

  /// A value that is a person's own, and goes with the person.
  func forgotten(_ forget: @escaping @Sendable (inout Thing) -> Void) -> Self {
    with { field in
      field.tend = { [tend] thing, task in
        if case .forget = task { forget(&thing) } else { tend?(&thing, task) }
      }
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var field = self
    change(&field)
    return field
  }
}

extension FieldEdit {
  init<Value: Hashable & Sendable>(
    name: StaticString, _ path: WritableKeyPath<Thing, Value> & Sendable,
    written: @escaping @Sendable (Value) -> FieldValue, _ check: (@Sendable (inout Value, inout [Problem]) -> Void)?
  ) {
    self.init(name: name, path: path, type: Value.self) {
      ($0 as? Value).map(written) ?? .null
    } apply: { value, thing, problems in
      guard var value = value as? Value else { return }
      check?(&value, &problems)
      thing[keyPath: path] = value
    }
  }
}

extension FieldValue {
  /// The value as people read it; nil for none.
  fileprivate var words: String? {
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
}
