/// A page of the manual, in the macros of man(7).
package struct ManualPage {
  private let program: String
  private let version: String
  /// The titles of arguments that are explained once, not for each command.
  private let shared: [String]

  package init(program: String, version: String, shared: [String]) {
    self.program = program
    self.version = version
    self.shared = shared
  }

  /// The page of the program, with a section for each group of commands.
  package func text(of groups: [CommandGroup], root: CommandDescription) -> String {
    var lines = head(program, root.help.abstract)
    lines += [".SH SYNOPSIS", ".B " + program, "\\fICOMMAND\\fR [\\fIoptions\\fR]"]
    lines += [".SH DESCRIPTION", escaped(root.help.discussion)]
    for group in groups {
      lines.append(".SH " + escaped(group.name.uppercased()))
      for command in group.commands { lines += entry(of: command) }
    }
    for section in root.sections {
      lines += [".SH " + escaped(section.title.uppercased())] + section.arguments.flatMap(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of one command.
  package func text(of command: CommandDescription) -> String {
    let name = program + "-" + command.name.replacingBlanks
    var lines = head(name, command.help.abstract)
    lines += [".SH SYNOPSIS", escaped(command.usage(of: program))]
    if !command.help.discussion.isEmpty { lines += [".SH DESCRIPTION", escaped(command.help.discussion)] }
    for section in command.sections {
      lines += [".SH " + escaped(section.title.uppercased())] + section.arguments.flatMap(row)
    }
    lines += examples(of: command, heading: ".SH EXAMPLES")
    return lines.joined(separator: "\n") + "\n"
  }

  private func head(_ name: String, _ abstract: String) -> [String] {
    let sentence = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    return [
      ".TH \(escaped(name.uppercased())) 1 \"\" \"\(program) \(version)\"", ".SH NAME",
      "\(escaped(name)) \\- \(escaped(sentence))",
    ]
  }

  /// A command as a part of the program's page: without the options that others have, too.
  private func entry(of command: CommandDescription) -> [String] {
    var lines = [".SS " + escaped(command.usage(of: program)), escaped(command.help.abstract)]
    if !command.help.discussion.isEmpty { lines += [".PP", escaped(command.help.discussion)] }
    lines += command.arguments.filter { !shared.contains($0.section) }.flatMap(row)
    return lines + examples(of: command, heading: ".PP\nExamples:")
  }

  private func examples(of command: CommandDescription, heading: String) -> [String] {
    if command.help.examples.isEmpty { return [] }
    return [heading, ".PP", ".nf"] + command.help.examples.map(escaped) + [".fi"]
  }

  private func row(_ argument: ArgumentDescription) -> [String] {
    [".TP", ".B " + escaped(argument.names), escaped(argument.explanation)]
  }

  /// The text with its signs escaped: a hyphen would become a dash, a backslash an escape, and a point at the start of
  /// a line a macro.
  private func escaped(_ text: String) -> String {
    var escaped = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\n": escaped += " "
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
      }
    }
    return escaped
  }
}

extension String {
  /// The text padded with zeros to at least four digits.
  fileprivate var leftPadded: String { String(repeating: "0", count: Swift.max(0, 4 - count)) + self }

  fileprivate var replacingBlanks: String { split(separator: " ").joined(separator: "-") }
}
