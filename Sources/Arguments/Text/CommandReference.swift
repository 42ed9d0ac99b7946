/// The reference of commands in Markdown.
package struct CommandReference {
  private let program: String
  /// The titles of arguments that a reference of all commands explains once, not for each.
  private let shared: [String]

  package init(program: String, shared: [String] = []) {
    self.program = program
    self.shared = shared
  }

  /// All commands, after a table of contents and the arguments that they share.
  package func text(of groups: [CommandGroup], root: CommandDescription) -> String {
    let commands = groups.flatMap(\.commands)
    let common = shared.map { SharedArguments($0, of: commands) }
    var lines = ["# The commands of \(program)", "", root.help.abstract + " " + root.help.discussion, ""]
    lines += groups.map(contents)
    for part in common {
      lines += ["", "## " + part.title, "", part.heading(among: commands), ""] + part.arguments.map(\.row)
    }
    for group in groups { lines += ["", "## " + group.name] + group.commands.flatMap { entry($0, common) } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands of one group, each with all of its arguments.
  package func text(of group: CommandGroup) -> String {
    (["## " + group.name] + group.commands.flatMap { entry($0) }).joined(separator: "\n") + "\n"
  }

  /// One command with all of its arguments.
  package func text(of command: CommandDescription) -> String {
    entry(command).dropFirst().joined(separator: "\n") + "\n"
  }

  private func contents(_ group: CommandGroup) -> String {
    "- \(link(group.name)): " + group.commands.map { link($0.name) }.joined(separator: ", ")
  }

  private func link(_ heading: String) -> String {
    "[\(heading)](#\(heading.lowercased().split(separator: " ").joined(separator: "-")))"
  }

  private func entry(_ command: CommandDescription, _ common: [SharedArguments] = []) -> [String] {
    let sentences = [command.help.abstract, command.help.discussion].filter { !$0.isEmpty }
    var lines = ["", "### " + command.name, "", sentences.joined(separator: " "), ""]
    lines += block([command.usage(of: program)])
    for section in command.sections {
      let explaining = common.filter { $0.title == section.title }
      let own = section.arguments.filter { argument in !explaining.contains { $0.covers(argument) } }
      if !own.isEmpty { lines += ["", section.title + ":", ""] + own.map(\.row) }
    }
    let others = common.map(\.title).filter { title in command.sections.contains { $0.title == title } }
    if !others.isEmpty { lines += ["", "See also: " + others.map(link).joined(separator: ", ") + "."] }
    return command.help.examples.isEmpty ? lines : lines + ["", "Examples:", ""] + block(command.help.examples)
  }

  private func block(_ lines: [String]) -> [String] { ["```sh"] + lines + ["```"] }
}

extension ArgumentDescription {
  fileprivate var row: String { "- `\(names)`: \(explanation)" }
}
