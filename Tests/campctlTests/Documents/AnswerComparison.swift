import JSONText

/// The comparison of answers with the documents: the mistakes, and the keys that have been printed so far.
struct AnswerComparison {
  let documented: DocumentedObjects
  private(set) var problems: [String] = []
  /// Such as `site.number`, by the anchor of the section.
  private(set) var printed: Set<String> = []
  /// The same of keys that come only in some cases, where they did not.
  private var absent: Set<String> = []

  init(_ documented: DocumentedObjects) {
    self.documented = documented
  }

  /// Every key of the documents, in the form of ``printed``.
  var allKeys: Set<String> {
    Set(documented.objects.flatMap { anchor, keys in keys.map { "\(anchor).\($0.name)" } })
  }

  /// The keys that are marked as coming only in some cases, and came in each.
  var alwaysThere: [String] {
    documented.objects.flatMap { anchor, keys in
      keys.filter(\.isOptional).map { "\(anchor).\($0.name)" }
    }.filter { printed.contains($0) && !absent.contains($0) }.sorted()
  }

  /// Compares what a command has answered.
  mutating func compare(_ value: JSONValue, with answer: DocumentedObjects.Answer, of place: String) {
    switch value {
    case .list(let values) where answer.isList || answer.mayBeList:
      for value in values { compareOne(value, with: answer, of: place) }
    case .object(let members) where !answer.isList || answer.instead.contains(where: { has(members, $0) }):
      compareOne(value, with: answer, of: place)
    default: problems.append("\(place): \(answer.isList ? "no list" : "no object")")
    }
  }

  private mutating func compareOne(_ value: JSONValue, with answer: DocumentedObjects.Answer, of place: String) {
    if case .object(let members) = value, let sections = answer.instead.first(where: { has(members, $0) }) {
      compareObject(value, sections, of: place)
    } else {
      compareObject(value, answer.always, or: answer.sometimes, of: place)
    }
  }

  /// True when the members are those of these sections, of which there is one.
  private func has(_ members: [JSONValue.Member], _ anchors: [String]) -> Bool {
    let keys = Set(members.map(\.key))
    return !anchors.isEmpty
      && anchors.allSatisfy { (documented.objects[$0] ?? []).allSatisfy { keys.contains($0.name) } }
  }

  /// Compares an object that has the keys of all these sections, and of some others all or none.
  mutating func compareObject(
    _ value: JSONValue, _ anchors: [String], or others: [String] = [], of place: String
  ) {
    guard case .object(let members) = value else { return problems.append("\(place): no object") }
    let given = Set(members.map(\.key))
    let extra = others.filter { other in !(documented.objects[other] ?? []).allSatisfy { !given.contains($0.name) } }
    var unknown = given
    for anchor in (anchors + extra).flatMap(documented.parts) {
      guard let keys = documented.objects[anchor] else {
        problems.append("\(place): there is no section \(anchor)")
        continue
      }
      for key in keys {
        unknown.remove(key.name)
        guard let member = members.first(where: { $0.key == key.name }) else {
          if key.isOptional {
            absent.insert("\(anchor).\(key.name)")
          } else {
            problems.append("\(place): \(anchor) has no \(key.name)")
          }
          continue
        }
        printed.insert("\(anchor).\(key.name)")
        compare(member.value, with: key.type, in: members, "\(place): \(anchor).\(key.name)")
      }
    }
    if !unknown.isEmpty { problems.append("\(place): \(anchors) has undocumented \(unknown.sorted())") }
  }

  private mutating func compare(
    _ value: JSONValue, with type: DocumentedType, in members: [JSONValue.Member], _ place: String
  ) {
    if value == .null {
      if !type.mayBeNull, type.element != .plain("any") { problems.append("\(place) is null") }
      return
    }
    guard type.isList else { return compare(value, with: type.element, in: members, place) }
    guard case .list(let values) = value else { return problems.append("\(place) is no list") }
    for value in values { compare(value, with: type.element, in: members, place) }
  }

  private mutating func compare(
    _ value: JSONValue, with element: DocumentedType.Element, in members: [JSONValue.Member], _ place: String
  ) {
    switch element {
    case .plain(let type):
      if !DocumentedType.fits(value, type) { problems.append("\(place), \(value.text), is no \(type)") }
    case .object(DocumentedObjects.records):
      let kind = members.first { $0.key == "kind" }?.value
      guard case .text(let kind)? = kind else { return problems.append("\(place) is of no kind") }
      compareObject(value, ["record-\(kind)"], of: place)
    case .object(let anchor): compareObject(value, [anchor], of: place)
    }
  }
}
