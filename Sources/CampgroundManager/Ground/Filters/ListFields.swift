/// The fields that can be asked of the things of one list: the keys of its JSON, and those derived of them.
package struct ListFields: Sendable {
  package struct ListField: Hashable, Sendable {
    /// The keys from the thing to the value.
    package let path: [String]
    package let kind: FieldKind
    /// True for an object, which a filter compares by all values in it, as text.
    package let isObject: Bool

    package init(path: [String], kind: FieldKind, isObject: Bool) {
      (self.path, self.kind, self.isObject) = (path, kind, isObject)
    }

    /// The name in a filter: `camper.phoneNumber`.
    package var name: String { path.joined(separator: ".") }
  }

  package let all: [ListField]

  /// The fields of a thing that has every key.
  package init(of record: FieldRecord) {
    all = Self.fields(record.members, []).reduce(into: []) { all, field in
      if !all.contains(where: { $0.path == field.path }) { all.append(field) }
    }
  }

  package init(_ fields: [ListField]) { all = fields }

  private static func fields(_ members: [FieldRecord.FieldMember], _ outer: [String]) -> [ListField] {
    members.flatMap { member -> [ListField] in
      let path = outer + [member.key.description]
      switch member.content {
      case .value(_, let kind): return [ListField(path: path, kind: kind, isObject: false)]
      case .object(let inner), .missing(let inner):
        return [ListField(path: path, kind: .text, isObject: true)] + fields(inner, path)
      case .objects: return [ListField(path: path, kind: .text, isObject: true)]
      }
    }
  }

  /// The field of a name; of an object's fields the beginning is enough where only one has it: `camper.phone`.
  package func field(_ name: String) -> ListField? {
    let same = all.filter { $0.name.lowercased() == name.lowercased() }
    if let field = same.first(where: { $0.name == name }) ?? same.first { return field }
    guard name.contains(".") else { return nil }
    let begun = all.filter { $0.name.hasPrefix(name) }
    return begun.count == 1 ? begun[0] : nil
  }

  package var names: [String] { all.map(\.name) }
}
