/// One problem of the arguments of a command.
package enum ArgumentProblem: Sendable {
  /// An option that the command does not have, as it is written, and the nearest one that it has.
  case unknownOption(String, suggestion: String?)
  /// A key of JSON that the command does not have.
  case unknownKey(String, suggestion: String?)
  /// A key of JSON that stands there twice.
  case repeatedKey(String)
  /// An argument that is given twice, with its values as they are written, where only one can be meant.
  case repeated(ArgumentDescription, String, String)
  /// A list of things in JSON that is no list of objects, by its key.
  case unreadableThings(String)
  /// A superfluous word, and the option with this value that was probably meant.
  case unexpectedWord(String, suggestion: String?)
  /// An option at the end of the words, or before another option.
  case missingValue(ArgumentDescription)
  /// A flag with a value, `--water=yes`.
  case unexpectedValue(ArgumentDescription, String)
  /// A value that cannot be read; `value` is nil for a list, an object and null.
  case unreadable(ArgumentDescription, value: String?, reason: String)
  /// A required argument that is not given.
  case missing(ArgumentDescription)

  /// True when it is open which argument was meant, so that another one may mean something else, or nothing.
  package var leavesMeaningOpen: Bool {
    switch self {
    case .missingValue, .unexpectedValue, .unreadable, .missing: false
    case .unknownOption(_, let suggestion), .unexpectedWord(_, let suggestion): suggestion == nil
    case .unknownKey, .repeatedKey, .repeated, .unreadableThings: true
    }
  }

  /// The same with the probable meaning; nil for a problem that has a guess, or can have none.
  func suggesting(_ meant: String) -> ArgumentProblem? {
    switch self {
    case .unknownOption(let option, nil): .unknownOption(option, suggestion: meant)
    case .unexpectedWord(let word, nil): .unexpectedWord(word, suggestion: meant)
    default: nil
    }
  }
}

/// The problems of a command's arguments, in the order in which they were given.
package struct ArgumentErrors: Error, Sendable {
  package let problems: [ArgumentProblem]
  /// True when the arguments are an object of JSON.
  package let isJSON: Bool

  /// True when the object has a key twice, so that programs differ in what it means.
  package var hasRepeatedKey: Bool {
    problems.contains { if case .repeatedKey = $0 { true } else { false } }
  }
}
