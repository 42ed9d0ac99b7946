import CampgroundManager

/// Reports of the user's own.
extension UsageProblem {
  static let reportToKeep = UsageProblem(
    "save", "Give the name of a report, as campctl help report lists them, or --save NAME to keep one of your own"
  ).unanswerable
  static let keptOrEdited = UsageProblem("edit", "Give either --save NAME or --edit", ["save", "edit"])
  static let commandToKeep = UsageProblem(
    "command", "Give the command that the report stands for, such as list-balances", ["save", "command"])
  static let editorWithoutTerminal = UsageProblem("edit", "--edit needs a terminal, in which the editor can run")
    .unanswerable
  /// An environment in which no configuration file is read.
  static let noOwnFile = UsageProblem(
    "save", "There is no configuration file of your own: CAMPCTL_CONFIG is empty, or HOME is not set"
  ).unanswerable

  static func nameOfReport(_ name: String) -> UsageProblem {
    UsageProblem("save", "The name of a report is written in letters, digits, hyphens and underscores", value: name)
  }

  static func builtInReport(_ name: String) -> UsageProblem {
    UsageProblem("save", "There is a report \(name) already, which is built in", value: name)
  }

  /// A text that a line of a file cannot have.
  static func lineOfReport(_ text: String) -> UsageProblem {
    UsageProblem("command", "A report has no line breaks and no control characters", value: text)
  }

  /// A report of a command that writes, or of none.
  static func reportWithoutLook(_ name: String, command: String?) -> UsageProblem {
    UsageProblem("command", "The report \(name) stands for no command that only reads", value: command)
  }

  static func reportWithOption(_ name: String, _ option: String, line: String) -> UsageProblem {
    UsageProblem("command", "The report \(name) cannot have \(option), which a line itself gives", value: line)
  }
}
