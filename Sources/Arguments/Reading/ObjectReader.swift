/// Reads the keys of an object of JSON as the arguments of a command.
public struct ObjectReader: Sendable {
  let arguments: [ArgumentDescription]

  public init(_ arguments: [ArgumentDescription]) {
    self.arguments = arguments
  }

  /// Of a key that stands there twice the last value counts.
  public func read(_ pairs: some Sequence<(key: String, value: ArgumentValue)>) -> GivenArguments {
    var given = GivenArguments(isJSON: true)
    for (key, value) in pairs {
      guard let place = arguments.firstIndex(where: { $0.key == key }) else {
        let suggestion = Suggestion.nearest(to: key, among: arguments.map(\.key))
        given.problems.append(.unknownKey(key, suggestion: suggestion))
        continue
      }
      given.keep(value, at: place, of: arguments[place])
    }
    return given
  }
}
