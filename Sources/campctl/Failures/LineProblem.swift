import Arguments
import CampgroundManager

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

  var shown: ShownProblem {
    switch self {
    case .invalidEncoding: Self.unreadable("is not valid UTF-8")
    case .openQuote: .init(.unreadableLine, nil, nil, "A quote is opened and never closed")
    case .lastBackslash: Self.unreadable("ends in a backslash; a command is one line")
    case .notJSON(let column, let expected): Self.unreadable("is not JSON: column \(column) should have \(expected)")
    case .tooLong: Self.unreadable("is longer than 1 MiB")
    case .endless: Self.unreadable("does not end within 8 MiB, and nothing behind it was read")
    case .repeatedCommand: .init(.repeated, "command", nil, "The line has command twice")
    case .missingCommand: .init(.missing, "command", nil, "The line lacks command")
    case .unreadableCommand(let value):
      .init(
        .unreadable, "command", value, ArgumentProblem.unreadable("command", value, "it is not text in quotes"))
    case .notInBatch(let name): .init(.usage, "command", nil, "\(name) cannot stand in a line of a batch")
    case .optionOfBatch:
      .init(
        .usage, nil, nil, "--store, --now, --color, --quiet and the formats apply to the whole batch, not to a line")
    case .help: .init(.usage, nil, nil, "A line of a batch cannot show help")
    case .unknownName(let name, let field): Self.name(name, field, "No line before this one is named \(name)")
    case .nameOfSeveral(let name, let field, let line):
      Self.name(name, field, "Line \(line), named \(name), made several things")
    case .nameOfNothing(let name, let field, let line):
      Self.name(name, field, "Line \(line), named \(name), made nothing that a line can refer to")
    case .nameOfRefused(let name, let field, let line):
      Self.name(name, field, "Line \(line), named \(name), was refused")
    case .repeatedName(let name, let line): .init(.repeatedName, "as", name, "Line \(line) is named \(name) already")
    case .nameOfReading(let command): .init(.usage, "as", nil, "\(command) makes nothing that --as could name")
    }
  }

  private static func unreadable(_ words: String) -> ShownProblem {
    ShownProblem(.unreadableLine, nil, nil, "The line \(words)")
  }

  /// A problem of a name that stands in an argument.
  private static func name(_ name: String, _ field: String, _ sentence: String) -> ShownProblem {
    ShownProblem(.unknownName, field, "@" + name, sentence)
  }

  /// The failure of a batch with such a line; nil when a thing is not found.
  var failureName: Failure.Name? {
    switch shown.name {
    case ShownProblem.Name.unreadableLine.rawValue, ShownProblem.Name.repeated.rawValue: .unreadableInput
    case ShownProblem.Name.unknownName.rawValue: nil
    default: .usage
    }
  }
}
