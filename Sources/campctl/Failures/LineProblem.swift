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
}

extension LineProblem {
  var summary: ProblemFields {
    switch self {
    case .invalidEncoding, .openQuote, .lastBackslash, .notJSON, .tooLong, .endless: ("unreadableLine", nil, nil)
    case .repeatedCommand, .notInBatch: ("usage", "command", nil)
    case .missingCommand: ("missing", "command", nil)
    case .unreadableCommand(let value): ("unreadable", "command", value)
    case .optionOfBatch, .help: ("usage", nil, nil)
    }
  }

  /// The failure of a batch with such a line.
  var failureName: Failure.Name {
    switch self {
    case .invalidEncoding, .openQuote, .lastBackslash, .notJSON, .tooLong, .endless: .unreadableInput
    case .repeatedCommand, .missingCommand, .unreadableCommand, .notInBatch, .optionOfBatch, .help: .usage
    }
  }
}
