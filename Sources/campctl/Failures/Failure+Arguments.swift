import Arguments
import CampgroundManager

// The one place that makes the words of wrong arguments.

extension Failure {
  /// Makes the failure of a command's arguments, with all problems.
  init(_ errors: ArgumentErrors, of command: String) {
    let problems = errors.problems.map { Problem($0, isJSON: errors.isJSON, of: command) }
    self.init(.usage, problems, hint: Self.hint(errors, of: command))
  }

  private static func hint(_ errors: ArgumentErrors, of command: String) -> String? {
    for case .unknownKey(_, let suggestion) in errors.problems { return suggestion.map { "Did you mean \($0)?" } }
    let name = command.isEmpty ? "campctl" : "campctl \(command)"
    return errors.isJSON ? nil : "\(name) --help says what it takes."
  }

  /// An argument whose encoding is not text; keeping it would change it in silence.
  static func invalidEncoding(_ shown: String) -> Failure {
    Failure(.usage, [Problem("invalidEncoding", field: nil, value: shown, "An argument is not valid UTF-8")])
  }

  /// A line without an end.
  static let endlessLine = unreadableLine("The line does not end within 8 MiB, and nothing behind it was read")

  /// A line of a batch that cannot be understood.
  static func unreadableLine(_ problem: String) -> Failure {
    Failure(.unreadableInput, [Problem("unreadableLine", field: nil, value: nil, problem)])
  }
}

extension Problem {
  fileprivate init(_ problem: ArgumentProblem, isJSON: Bool, of command: String) {
    switch problem {
    case .unknownOption(let option, let suggestion):
      let guess = suggestion.map { ". Did you mean '\($0)'?" } ?? ""
      self.init("usage", field: nil, value: nil, "Unknown option '\(option)'\(guess)")
    case .unknownKey(let key, _):
      self.init("unknownField", field: key, value: nil, "\(command) has no \(key)")
    case .repeatedKey(let key):
      self.init("usage", field: key, value: nil, "The line has \(key) twice")
    case .unexpectedWord(let word):
      self.init("usage", field: nil, value: nil, "Unexpected argument '\(word)'")
    case .missingValue(let argument):
      self.init("missing", field: argument.key, value: nil, "Missing value for '\(argument.label)'")
    case .unexpectedValue(let argument, let value):
      self.init("usage", field: argument.key, value: value, "'\(argument.label)' takes no value")
    case .missing(let argument):
      let words = isJSON ? "The line lacks \(argument.key)" : "Missing expected argument '\(argument.label)'"
      self.init("missing", field: argument.key, value: nil, words)
    case .unreadable(let argument, let given, let reason):
      let value = given.map(Self.shortened)
      let words = isJSON ? Self.words(argument.key, value, reason) : Self.words(argument, value ?? "", reason)
      self.init("unreadable", field: argument.key, value: value, words)
    }
  }

  /// A value may be as long as a line; its beginning is enough to find it.
  private static func shortened(_ value: String) -> String {
    value.utf8.count > 200 ? value.prefix(200) + "…" : value
  }

  private static func words(_ argument: ArgumentDescription, _ value: String, _ reason: String) -> String {
    "The value '\(value)' is invalid for '\(argument.label)': \(reason)"
  }

  private static func words(_ key: String, _ value: String?, _ reason: String) -> String {
    let name = value.map { "\(key), \($0)," } ?? key
    return "The value of \(name) cannot be read: \(reason)"
  }
}
