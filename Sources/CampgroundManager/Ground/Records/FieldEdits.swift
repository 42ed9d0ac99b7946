/// The requested changes of a record, named as its properties are; nil leaves one as it is.
///
/// A property that may be nothing is changed by an ``Edit``, any other by its new value. Adding a record is editing one
/// that has no values yet.
@dynamicMemberLookup
public struct FieldEdits<Record>: Sendable {
  private struct Change: Sendable {
    let path: any AnyKeyPath & Sendable
    let value: any Hashable & Sendable
  }

  private var changes: [Change] = []

  public init() {}

  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<Record, Value> & Sendable
  ) -> Value? {
    get { value(path) as? Value }
    set { change(path, to: newValue) }
  }

  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<Record, Value?> & Sendable
  ) -> Edit<Value>? {
    get { edit(path) }
    set { change(path, to: newValue.map(\.value)) }
  }

  /// True when nothing is to change.
  public var isEmpty: Bool { changes.isEmpty }

  func value(_ path: AnyKeyPath) -> (any Hashable & Sendable)? { changes.first { $0.path == path }?.value }

  func edit<Value>(_ path: AnyKeyPath) -> Edit<Value>? {
    guard let value = value(path) else { return nil }
    return (value as? Value).map(Edit.set) ?? .clear
  }

  mutating func change(_ path: any AnyKeyPath & Sendable, to value: (any Hashable & Sendable)?) {
    changes.removeAll { $0.path == path }
    if let value { changes.append(Change(path: path, value: value)) }
  }

  /// Takes the changes of other edits beside its own.
  mutating func add(_ others: FieldEdits) {
    for other in others.changes { change(other.path, to: other.value) }
  }
}

extension FieldEdits: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.changes.count == other.changes.count
      && one.changes.allSatisfy { change in
        other.value(change.path).map { AnyHashable($0) == AnyHashable(change.value) } ?? false
      }
  }

  /// Edits of the same properties in another order are the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(Set(changes.map { AnyHashable($0.value) })) }
}

extension FieldEdits: CustomReflectable {
  /// The changes by the names of their fields.
  public var customMirror: Mirror {
    func named<Thing: Recorded>(_: Thing.Type) -> [(label: String?, value: Any)] {
      Thing.fields.edits.compactMap { edit in value(edit.path).map { (edit.name.description, $0) } }
    }
    return Mirror(self, children: (Record.self as? any Recorded.Type).map { named($0) } ?? [])
  }
}

extension FieldEdits where Record: Recorded {
  /// The record after the edits, each value cleaned as its field declares, and amounts in the minor units of a currency;
  /// reports in `problems` whatever is invalid.
  func applied(to record: Record, in currency: Currency? = nil, _ problems: inout [Problem]) -> Record {
    var edited = record
    forEachChange { edit, value in edit.apply(value, &edited, currency, &problems) }
    Record.settle(&edited, by: self, in: currency, &problems)
    return edited
  }

  /// The edits beside those of a part's fields.
  func without<Part: Recorded>(_: Part.Type) -> Self {
    var others = self
    for edit in Part.fields.edits { others.change(edit.path, to: nil) }
    return others
  }

  /// Writes the changes as a request has them: by their names in the order of the alphabet, without secrets.
  func write(to writer: inout some FieldWriter) {
    var written: [(name: StaticString, value: FieldValue)] = []
    forEachChange { edit, value in if !edit.isSecret { written.append((edit.name, edit.written(value))) } }
    for change in written.sorted(by: { $0.name.description < $1.name.description }) {
      writer.field(change.name, change.value)
    }
  }

  private func forEachChange(_ body: (FieldEdit<Record>, any Hashable & Sendable) -> Void) {
    if isEmpty { return }
    var unlisted = changes
    for edit in Record.fields.edits {
      guard let value = value(edit.path) else { continue }
      body(edit, value)
      unlisted.removeAll { $0.path == edit.path }
    }
    if let change = unlisted.first { preconditionFailure("\(change.path) has no line in the fields of \(Record.self)") }
  }
}

/// The change of one field by edits.
struct FieldEdit<Thing>: Sendable {
  typealias Apply = @Sendable (any Hashable & Sendable, inout Thing, Currency?, inout [Problem]) -> Void

  /// The name in requests and problems.
  let name: StaticString
  /// The property, of the thing or of the part of it that declares the field.
  let path: any AnyKeyPath & Sendable
  let type: any (Hashable & Sendable).Type
  var isSecret = false
  let written: @Sendable (any Hashable & Sendable) -> FieldValue
  let apply: Apply

  /// The same change, of a thing of which this one's thing is a part.
  func within<Whole>(_ way: @escaping PartPath<Whole, Thing>) -> FieldEdit<Whole> {
    FieldEdit<Whole>(name: name, path: path, type: type, isSecret: isSecret, written: written) {
      [apply] value, whole, currency, problems in
      way(&whole) { apply(value, &$0, currency, &problems) }
    }
  }
}
