/// A line of a batch that is no command.
enum LineProblem {
  case invalidEncoding
  case openQuote
  case lastBackslash
  /// The text that JSON should have at a column.
  case notJSON(column: Int, expected: String)
  case tooLong
  /// It may never end.
  case endless
  case repeatedCommand
  case missingCommand
  /// The command's name is no text.
  case unreadableCommand(String?)
  /// The command is none for a batch.
  case notInBatch(String)
  /// An option that is the whole batch's.
  case optionOfBatch
  case help
  /// A name that no line before it has, in an argument.
  case unknownName(String, field: String)
  /// The name of a line that has no one result, in an argument.
  case nameOfSeveral(String, field: String, line: Int)
  case nameOfNothing(String, field: String, line: Int)
  case nameOfRefused(String, field: String, line: Int)
  /// The name of an earlier line.
  case repeatedName(String, line: Int)
  /// A name for a command that only reads.
  case nameOfReading(String)
}

extension LineProblem {
  var summary: ProblemFields {
    switch self {
    case .invalidEncoding, .openQuote, .lastBackslash, .notJSON, .tooLong, .endless: ("unreadableLine", nil, nil)
    case .repeatedCommand: ("repeated", "command", nil)
    case .notInBatch: ("usage", "command", nil)
    case .missingCommand: ("missing", "command", nil)
    case .unreadableCommand(let value): ("unreadable", "command", value)
    case .optionOfBatch, .help: ("usage", nil, nil)
    case .unknownName(let name, let field): ("unknownName", field, "@" + name)
    case .nameOfSeveral(let name, let field, _), .nameOfNothing(let name, let field, _),
      .nameOfRefused(let name, let field, _):
      ("unknownName", field, "@" + name)
    case .repeatedName(let name, _): ("repeatedName", "as", name)
    case .nameOfReading: ("usage", "as", nil)
    }
  }

  /// The failure of a batch with such a line; nil when a thing is not found.
  var failureName: Failure.Name? {
    switch self {
    case .invalidEncoding, .openQuote, .lastBackslash, .notJSON, .tooLong, .endless, .repeatedCommand: .unreadableInput
    case .missingCommand, .unreadableCommand, .notInBatch, .optionOfBatch, .help, .repeatedName,
      .nameOfReading:
      .usage
    case .unknownName, .nameOfSeveral, .nameOfNothing, .nameOfRefused: nil
    }
  }
}
