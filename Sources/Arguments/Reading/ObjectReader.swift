import JSONText

/// Reads the keys of an object of JSON as the arguments of a command.
public struct ObjectReader: Sendable {
  private let keys: [String]

  public init(_ arguments: some Sequence<ArgumentDescription>) {
    keys = arguments.map(\.key)
  }

  /// A key that stands there twice is refused: which of its values counts is not the same everywhere.
  public func read(_ members: [JSONValue.Member]) -> GivenArguments {
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
