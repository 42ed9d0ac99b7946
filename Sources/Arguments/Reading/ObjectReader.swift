import JSONText

/// Reads the keys of an object of JSON as the arguments of a command.
package struct ObjectReader: Sendable {
  private let arguments: [ArgumentDescription]

  package init(_ arguments: some Sequence<ArgumentDescription>) {
    self.arguments = Array(arguments)
  }

  /// Reads the members; a key that stands there twice is refused, because programs differ in which of its values
  /// counts.
  package func read(_ members: [JSONValue.Member]) -> GivenArguments {
    var given = GivenArguments(isJSON: true)
    for member in unique(members, &given) {
      if let place = arguments.firstIndex(where: { $0.hasKey(member.key) }) {
        keep(ArgumentValue(member.value), at: place, &given)
      } else if isThings(member.key) {
        readThings(member.value, member.key, &given)
      } else {
        reportUnknown(member.key, among: arguments, &given)
      }
    }
    return given
  }

  /// The members, each key once.
  private func unique(_ members: [JSONValue.Member], _ given: inout GivenArguments) -> [JSONValue.Member] {
    var seen: Set<String> = []
    return members.filter { member in
      let isFirst = seen.insert(member.key).inserted
      if !isFirst { given.report(.repeatedKey(member.key)) }
      return isFirst
    }
  }

  private func keep(_ value: ArgumentValue, at place: Int, _ given: inout GivenArguments) {
    if arguments[place].things != nil, let former = given[place], value != .null {
      given.report(.repeated(arguments[place], former.shown, value.shown), meaning: place)
    }
    given.replace(at: place, with: value)
  }

  private func reportUnknown(
    _ key: String, among arguments: [ArgumentDescription], _ given: inout GivenArguments
  ) {
    let keys = arguments.map(\.key) + arguments.compactMap { $0.things.map { "\($0.key)" } }
    let suggestion = Suggestion.nearest(to: key, among: keys)
    let place = self.arguments.firstIndex { $0.key == suggestion }
    given.report(.unknownKey(key, suggestion: suggestion), meaning: place)
  }
}

/// Lists of things, such as `"items":[{"item":"ice","count":2}]`.
extension ObjectReader {
  private func isThings(_ key: String) -> Bool { arguments.contains { $0.isOption(ofThings: key) } }

  private func readThings(_ value: JSONValue, _ key: String, _ given: inout GivenArguments) {
    if value == .null { return }
    let objects = value.list?.compactMap(\.members)
    guard let objects, !objects.isEmpty, objects.count == value.list?.count else {
      return given.report(.unreadableThings(key))
    }
    let options = arguments.indices.filter { arguments[$0].isOption(ofThings: key) }
    let things = objects.map { thing($0, options, &given) }
    for place in options {
      let column = things.map { $0[place] ?? .null }
      guard let last = column.lastIndex(where: { $0 != .null }) else { continue }
      keep(.list(Array(column[...last])), at: place, &given)
    }
  }

  /// The values of one thing, by the places of its options.
  private func thing(
    _ members: [JSONValue.Member], _ options: [Int], _ given: inout GivenArguments
  ) -> [Int: ArgumentValue] {
    var values: [Int: ArgumentValue] = [:]
    for member in unique(members, &given) {
      guard let place = options.first(where: { arguments[$0].key == member.key }) else {
        reportUnknown(member.key, among: options.map { arguments[$0] }, &given)
        continue
      }
      if member.value != .null { values[place] = ArgumentValue(member.value) }
    }
    for place in options where arguments[place].kind == .repeated && values[place] == nil {
      given.report(.missing(arguments[place]), meaning: place)
    }
    return values
  }
}

extension ArgumentDescription {
  fileprivate func isOption(ofThings key: String) -> Bool { things.map { "\($0.key)" } == key }
}

extension ArgumentValue {
  /// The value as an error shows it.
  fileprivate var shown: String {
    if case .list(let values) = self { values.map(\.shown).joined(separator: ", ") } else { written ?? "" }
  }
}
