/// The help for a terminal of a width.
package struct HelpText {
  private let program: String
  private let width: Int
  /// The titles of arguments that many commands take, which `help options` explains.
  private let shared: [String]
  /// The column in which sentences begin.
  private static let column = 30
  /// The same behind the names of commands alone.
  private static let narrow = 16

  package init(program: String, width: Int, shared: [String] = []) {
    (self.program, self.width, self.shared) = (program, width, shared)
  }

  /// The whole help of one command.
  package func text(of command: CommandDescription) -> String {
    var lines = wrapped(command.help.abstract)
    if !command.help.discussion.isEmpty { lines += [""] + wrapped(command.help.discussion) }
    lines += [""] + wrapped("USAGE: " + command.usage(of: program), indent: 7)
    for section in command.sections where !shared.contains(section.title) { lines += [""] + text(of: section) }
    let others = command.sections.filter { shared.contains($0.title) }.flatMap(\.arguments)
    if !others.isEmpty {
      let names = others.map { "--" + $0.name }.joined(separator: ", ")
      lines +=
        ["", "ALSO:"] + wrapped("\(names): \(program) help options explains them.", width: width - 2).map { "  " + $0 }
    }
    if !command.help.examples.isEmpty {
      lines += ["", "EXAMPLES:"] + command.help.examples.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The arguments that commands share, under their titles, each as the first of these commands has it.
  package func text(ofShared commands: [CommandDescription]) -> String {
    let all = commands.flatMap(\.sections)
    let sections = shared.compactMap { title in all.first { $0.title == title } }
    return sections.map { text(of: $0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func text(of section: (title: String, arguments: [ArgumentDescription])) -> [String] {
    [section.title.uppercased() + ":"] + section.arguments.flatMap { row($0.names, $0.explanation) }
  }

  /// A line for each command of a group.
  package func text(of group: CommandGroup) -> String {
    var lines = [group.name.uppercased() + ":"]
    for command in group.commands { lines += row(command.name, command.help.abstract) }
    lines += [""] + wrapped("\(program) help COMMAND explains a command and its arguments.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands of every day, and a line for each group.
  package func text(
    of groups: [CommandGroup], everyday: [CommandDescription], root: CommandDescription
  ) -> String {
    var lines = wrapped(root.help.abstract) + [""] + wrapped(root.help.discussion)
    lines += ["", "USAGE: \(program) COMMAND [options]", "", "EVERY DAY:"]
    for command in everyday { lines += row(command.name, command.help.abstract, column: Self.narrow) }
    lines += ["", "MORE:"]
    for group in groups { lines += row(group.word ?? group.name, group.summary, column: Self.narrow) }
    lines += [""]
    lines += wrapped(
      """
      \(program) help GROUP lists a group's commands, \(program) help COMMAND explains one, \(program) help options \
      the options of all. \(program) --version prints the version.
      """)
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

extension CommandGroup {
  /// The word with which the names of all its commands begin, such as `report`; nil when there is none.
  fileprivate var word: String? {
    let words = Set(commands.map { $0.name.prefix { $0 != " " } })
    return words.count == 1 && commands.count > 1 ? words.first.map(String.init) : nil
  }
}
