/// The fields of a thing as a value: what a filter judges, and what columns are chosen from.
package struct FieldRecord: FieldWriter {
  package struct FieldMember: Sendable {
    package let key: StaticString
    package let content: FieldContent

    package init(_ key: StaticString, _ content: FieldContent) { (self.key, self.content) = (key, content) }

    /// The member of a value, with its kind.
    package init<Value: FieldRepresentable>(_ key: StaticString, _ value: Value) {
      self.init(key, .value(value.fieldValue, Value.kind))
    }
  }

  package indirect enum FieldContent: Sendable {
    /// A value, or a list of values of one kind.
    case value(FieldValue, FieldKind)
    case object([FieldMember])
    /// The members that an object would have which is not there.
    case missing([FieldMember])
    case objects([[FieldMember]])
  }

  package private(set) var members: [FieldMember] = []

  package init(of thing: some FieldWritable) { thing.write(to: &self) }

  package init(_ members: [FieldMember] = []) { self.members = members }

  package mutating func append(_ more: [FieldMember]) { members += more }

  package mutating func field(_ key: StaticString, _ value: FieldValue, _ kind: FieldKind) {
    members.append(FieldMember(key, .value(value, kind)))
  }

  /// A filter knows only names of the source's own.
  package mutating func field(named key: String, _ value: FieldValue) {}

  package mutating func list(_ key: StaticString, _ values: [FieldValue], _ kind: FieldKind) {
    members.append(FieldMember(key, .value(.list(values), kind)))
  }

  package mutating func object(_ key: StaticString, _ fields: (inout FieldRecord) -> Void) {
    members.append(FieldMember(key, .object(Self.members(fields))))
  }

  package mutating func missing(_ key: StaticString, _ fields: (inout FieldRecord) -> Void) {
    members.append(FieldMember(key, .missing(Self.members(fields))))
  }

  package mutating func cell(_ key: StaticString, _ thing: some FieldWritable, isThere: Bool) {
    let members = FieldRecord(of: thing).members
    self.members.append(FieldMember(key, isThere ? .object(members) : .missing(members)))
  }

  package mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout FieldRecord) -> Void
  ) {
    members.append(FieldMember(key, .objects(elements.map { element in Self.members { fields(element, &$0) } })))
  }

  private static func members(_ fields: (inout FieldRecord) -> Void) -> [FieldMember] {
    var record = FieldRecord()
    fields(&record)
    return record.members
  }
}

extension FieldRecord {
  /// The content at a path of keys; nil where the thing has none.
  package func content(at path: [String]) -> FieldContent? {
    var (members, content) = (members, FieldContent?.none)
    for key in path {
      content = members.first { $0.key.isSame(as: key) }?.content
      members = content?.members ?? []
    }
    return content
  }

  /// The texts in it.
  var texts: [String] { FieldContent.object(members).texts }

  /// The values at a path: those of a list and of the things in one, and none for nothing.
  package func values(at path: [String]) -> [FieldValue] { content(at: path)?.values ?? [] }
}

extension FieldRecord.FieldContent {
  /// The members of an object, also of one that is not there.
  package var members: [FieldRecord.FieldMember]? {
    switch self {
    case .object(let members), .missing(let members): members
    case .value, .objects: nil
    }
  }

  /// The values in it, without those that are nothing.
  package var values: [FieldValue] {
    switch self {
    case .value(.null, _), .missing: []
    case .value(.list(let values), _): values
    case .value(let value, _): [value]
    case .object(let members): members.flatMap(\.content.values)
    case .objects(let things): things.joined().flatMap(\.content.values)
    }
  }

  fileprivate var texts: [String] {
    switch self {
    case .value(_, .text): values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .value, .missing: []
    case .object(let members): members.flatMap(\.content.texts)
    case .objects(let things): things.joined().flatMap(\.content.texts)
    }
  }

  /// Writes it under a key, as the thing itself did.
  package func write(_ key: StaticString, to fields: inout some FieldWriter) {
    switch self {
    case .value(.list(let values), let kind): fields.list(key, values, kind)
    case .value(let value, let kind): fields.field(key, value, kind)
    case .object(let members): fields.object(key) { Self.write(members, to: &$0) }
    case .missing(let members): fields.missing(key) { Self.write(members, to: &$0) }
    case .objects(let things): fields.objects(key, things) { Self.write($0, to: &$1) }
    }
  }

  private static func write(_ members: [FieldRecord.FieldMember], to fields: inout some FieldWriter) {
    for member in members { member.content.write(member.key, to: &fields) }
  }
}

extension FieldRecord: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    for member in members { member.content.write(member.key, to: &fields) }
  }
}
