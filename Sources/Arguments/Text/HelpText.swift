/// The help for a terminal of a width.
package struct HelpText {
  private let program: String
  private let width: Int
  /// The column in which sentences begin.
  private static let column = 30

  package init(program: String, width: Int) {
    self.program = program
    self.width = width
  }

  /// The whole help of one command.
  package func text(of command: CommandDescription) -> String {
    var lines = wrapped(command.help.abstract)
    if !command.help.discussion.isEmpty { lines += [""] + wrapped(command.help.discussion) }
    lines += [""] + wrapped("USAGE: " + command.usage(of: program), indent: 7)
    for section in command.sections {
      lines += ["", section.title.uppercased() + ":"]
      for argument in section.arguments { lines += row(argument.names, argument.explanation) }
    }
    if !command.help.examples.isEmpty {
      lines += ["", "EXAMPLES:"] + command.help.examples.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line for each command of a group.
  package func text(of group: CommandGroup) -> String {
    var lines = [group.name.uppercased() + ":"]
    for command in group.commands { lines += row(command.name, command.help.abstract) }
    lines += [""] + wrapped("\(program) help COMMAND explains a command and its arguments.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line for each group, naming its commands.
  package func text(of groups: [CommandGroup], root: CommandDescription) -> String {
    var lines = wrapped(root.help.abstract) + [""] + wrapped(root.help.discussion)
    lines += ["", "USAGE: \(program) COMMAND [options]", ""]
    for group in groups {
      let names = group.commands.map(\.name).joined(separator: ", ")
      lines += row(group.name, names, column: 16)
    }
    lines += ["", "OPTIONS:"]
    for argument in root.arguments where argument.section.isEmpty || ["help", "version"].contains(argument.name) {
      lines += row(argument.names, argument.explanation)
    }
    lines += [""]
    lines += wrapped("\(program) help GROUP lists a group's commands; \(program) help COMMAND explains one.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name and its sentence, side by side, or below each other where the name is too long.
  private func row(_ name: String, _ sentence: String, column: Int = HelpText.column) -> [String] {
    let lines = wrapped(sentence, width: width - column)
    let indent = String(repeating: " ", count: column)
    let isShort = name.count + 4 <= column
    let first = "  " + name + String(repeating: " ", count: isShort ? column - 2 - name.count : 0)
    guard isShort, let sentence = lines.first else { return [first] + lines.map { indent + $0 } }
    return [first + sentence] + lines.dropFirst().map { indent + $0 }
  }

  /// Text in lines that are broken at blanks; those behind the first are indented.
  private func wrapped(_ text: String, width: Int? = nil, indent: Int = 0) -> [String] {
    let width = width ?? self.width
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += line.isEmpty ? String(word) : " " + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
