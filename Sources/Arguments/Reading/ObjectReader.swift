import JSONText

/// Reads the keys of an object of JSON as the arguments of a command.
package struct ObjectReader: Sendable {
  private let keys: [String]

  package init(_ arguments: some Sequence<ArgumentDescription>) {
    keys = arguments.map(\.key)
  }

  /// Reads the members; a key that stands there twice is refused, because programs differ in which of its values
  /// counts.
  package func read(_ members: [JSONValue.Member]) -> GivenArguments {
    var given = GivenArguments(isJSON: true)
    for member in members {
      let key = member.key
      guard let place = keys.firstIndex(of: key) else {
        let suggestion = Suggestion.nearest(to: key, among: keys)
        given.report(.unknownKey(key, suggestion: suggestion), meaning: suggestion.flatMap(keys.firstIndex))
        continue
      }
      if given[place] != nil { given.report(.repeatedKey(key)) }
      given.keep(ArgumentValue(member.value), at: place)
    }
    return given
  }
}
