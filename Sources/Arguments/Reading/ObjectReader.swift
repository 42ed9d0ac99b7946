/// Reads the keys of an object of JSON as the arguments of a command.
public struct ObjectReader: Sendable {
  private let keys: [String]

  public init(_ arguments: some Sequence<ArgumentDescription>) {
    keys = arguments.map(\.key)
  }

  /// Of a key that stands there twice the last value counts.
  public func read(_ pairs: some Sequence<(key: String, value: ArgumentValue)>) -> GivenArguments {
    var given = GivenArguments(isJSON: true)
    for (key, value) in pairs {
      guard let place = keys.firstIndex(of: key) else {
        given.problems.append(.unknownKey(key, suggestion: Suggestion.nearest(to: key, among: keys)))
        continue
      }
      given.keep(value, at: place)
    }
    return given
  }
}
