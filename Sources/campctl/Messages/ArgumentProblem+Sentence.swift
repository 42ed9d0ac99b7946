import Arguments
import CampgroundManager

extension ArgumentProblem {
  /// The problem of a command line.
  var sentence: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      "Unknown option '\(option)'\(suggestion.map { ". Did you mean '\($0)'?" } ?? "")"
    case .unknownKey(let key, _), .repeatedKey(let key), .unreadableThings(let key): "Unexpected argument '\(key)'"
    case .repeated(let argument, let one, let other): Self.repeated(argument, one, other)
    case .unexpectedWord(let word, let suggestion):
      "Unexpected argument '\(word)'\(suggestion.map { ". Did you mean \($0)?" } ?? "")"
    case .missingValue(let argument): "Missing value for '\(argument.label)'"
    case .unexpectedValue(let argument, _): "'\(argument.label)' takes no value"
    case .missing(let argument): "Missing expected argument '\(argument.label)'"
    case .unreadable(let argument, let value, let reason):
      "The value '\(Phrases.shortened(value ?? ""))' is invalid for '\(argument.label)': \(reason)"
    }
  }

  /// The problem of a line of JSON, whose arguments are keys.
  func sentence(inLineOf command: String) -> String {
    switch self {
    case .unknownKey(let key, _): "\(command) has no \(key)"
    case .repeatedKey(let key): "The line has \(key) twice"
    case .repeated(let argument, _, _):
      "The line has \(argument.key) both in \(argument.things.map { "\($0.key)" } ?? "a list") and beside it"
    case .unreadableThings(let key):
      Self.unreadable(key, nil, "it is a list with an object for each thing")
    case .missing(let argument): "The line lacks \(argument.key)"
    case .unreadable(let argument, let value, let reason):
      Self.unreadable(argument.key, value.map(Phrases.shortened), reason)
    case .unknownOption, .unexpectedWord, .missingValue, .unexpectedValue: sentence
    }
  }

  /// An option that is given twice, where both values cannot count.
  private static func repeated(_ argument: ArgumentDescription, _ one: String, _ other: String) -> String {
    let name = "--\(argument.name)"
    return switch argument.kind {
    case .toggle: "\(name) and --no-\(argument.name) exclude each other"
    case .detail:
      "\(name) is given twice for one thing, as \(Phrases.shortened(one)) and as \(Phrases.shortened(other)); give it once"
    default: "\(name) is given twice, as \(Phrases.shortened(one)) and as \(Phrases.shortened(other)); give it once"
    }
  }

  /// The value of a key that cannot be read.
  static func unreadable(_ key: String, _ value: String?, _ reason: String) -> String {
    "The value of \(value.map { "\(key), \($0)," } ?? key) cannot be read: \(reason)"
  }
}
