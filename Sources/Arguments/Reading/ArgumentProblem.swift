/// One thing that is wrong with the arguments of a command.
public enum ArgumentProblem: Sendable {
  /// An option that the command does not have, as it is written, and the nearest one that it has.
  case unknownOption(String, suggestion: String?)
  /// A key of JSON that the command does not have.
  case unknownKey(String, suggestion: String?)
  /// A key of JSON that stands there twice.
  case repeatedKey(String)
  /// A word too many.
  case unexpectedWord(String)
  /// An option at the end of the words, or before another option.
  case missingValue(ArgumentDescription)
  /// A flag with a value, `--water=yes`.
  case unexpectedValue(ArgumentDescription, String)
  /// A value that cannot be read; `value` is nil when it is no simple one.
  case unreadable(ArgumentDescription, value: String?, reason: String)
  /// A required argument that is not given.
  case missing(ArgumentDescription)
}

/// All that is wrong with the arguments of a command, in the order in which they were given.
public struct ArgumentErrors: Error, Sendable {
  public let problems: [ArgumentProblem]
  /// Whether the arguments are an object of JSON.
  public let isJSON: Bool
}
