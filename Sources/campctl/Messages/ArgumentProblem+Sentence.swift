import Arguments

extension ArgumentProblem {
  /// The problem of a command line.
  var sentence: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      "Unknown option '\(option)'\(suggestion.map { ". Did you mean '\($0)'?" } ?? "")"
    case .unknownKey(let key, _), .repeatedKey(let key): "Unexpected argument '\(key)'"
    case .unexpectedWord(let word): "Unexpected argument '\(word)'"
    case .missingValue(let argument): "Missing value for '\(argument.label)'"
    case .unexpectedValue(let argument, _): "'\(argument.label)' takes no value"
    case .missing(let argument): "Missing expected argument '\(argument.label)'"
    case .unreadable(let argument, let value, let reason):
      "The value '\(Self.shortened(value ?? ""))' is invalid for '\(argument.label)': \(reason)"
    }
  }

  /// The problem of a line of JSON, whose arguments are keys.
  func sentence(inLineOf command: String) -> String {
    switch self {
    case .unknownKey(let key, _): "\(command) has no \(key)"
    case .repeatedKey(let key): "The line has \(key) twice"
    case .missing(let argument): "The line lacks \(argument.key)"
    case .unreadable(let argument, let value, let reason):
      Self.unreadable(argument.key, value.map(Self.shortened), reason)
    case .unknownOption, .unexpectedWord, .missingValue, .unexpectedValue: sentence
    }
  }

  /// The value of a key that cannot be read.
  static func unreadable(_ key: String, _ value: String?, _ reason: String) -> String {
    "The value of \(value.map { "\(key), \($0)," } ?? key) cannot be read: \(reason)"
  }
}
