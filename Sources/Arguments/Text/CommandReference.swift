/// The reference of commands in Markdown.
public struct CommandReference {
  private let program: String

  public init(program: String) {
    self.program = program
  }

  public func text(of groups: [CommandGroup]) -> String {
    groups.map { group in
      "## \(group.name)\n\n" + group.commands.map(text).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  public func text(of command: CommandDescription) -> String {
    var text = "### \(command.name)\n\n\(command.help.abstract)"
    if !command.help.discussion.isEmpty { text += " " + command.help.discussion }
    text += "\n\n    \(command.usage(of: program))\n"
    for section in command.sections {
      text += "\n\(section.title):\n\n"
      for argument in section.arguments { text += "- `\(argument.names)`: \(argument.explanation)\n" }
    }
    if !command.help.examples.isEmpty {
      text += "\nExamples:\n\n" + command.help.examples.map { "    \($0)\n" }.joined()
    }
    return text
  }
}
