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
    for part in common { lines += ["", "## " + part.title, "", part.heading(among: commands), ""] + part.rows }
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
      let explained = common.filter { $0.title == section.title }.flatMap(\.rows)
      let rows = section.arguments.map(\.row).filter { !explained.contains($0) }
      if !rows.isEmpty { lines += ["", section.title + ":", ""] + rows }
    }
    let others = common.map(\.title).filter { title in command.sections.contains { $0.title == title } }
    if !others.isEmpty { lines += ["", "See also: " + others.map(link).joined(separator: ", ") + "."] }
    return command.help.examples.isEmpty ? lines : lines + ["", "Examples:", ""] + block(command.help.examples)
  }

  private func block(_ lines: [String]) -> [String] { ["```sh"] + lines + ["```"] }
}

/// The arguments under a title that every command takes which has that title.
private struct SharedArguments {
  let title: String
  let rows: [String]
  private let count: Int

  init(_ title: String, of commands: [CommandDescription]) {
    let lists = commands.compactMap { command in
      command.sections.first { $0.title == title }?.arguments.map(\.row)
    }
    self.title = title
    rows = (lists.first ?? []).filter { row in lists.allSatisfy { $0.contains(row) } }
    count = lists.count
  }

  /// The sentence that says which commands take them.
  func heading(among commands: [CommandDescription]) -> String {
    count == commands.count ? "Every command takes these options." : "\(count) commands take these options."
  }
}

extension ArgumentDescription {
  fileprivate var row: String { "- `\(names)`: \(explanation)" }
}
