import Basics

/// A command as the help, the manual and the completions see it, of any type.
package struct CommandDescription: Sendable {
  /// The name behind the program's, such as `import sites`; empty for the program itself.
  package let name: String
  package let help: CommandHelp
  package let arguments: [ArgumentDescription]

  package init(name: String, help: CommandHelp, arguments: [ArgumentDescription]) {
    self.name = name
    self.help = help
    self.arguments = arguments
  }

  /// The arguments under their titles: positionals, own options, then the shared ones in their order.
  var sections: [(title: String, arguments: [ArgumentDescription])] {
    var sections: [(title: String, arguments: [ArgumentDescription])] = []
    let positionals = arguments.filter { $0.isByPlace }
    if !positionals.isEmpty { sections.append(("Arguments", positionals)) }
    for argument in arguments where !argument.isByPlace && argument.section.isEmpty {
      sections.add(argument, under: "Options")
    }
    for argument in arguments where !argument.isByPlace && !argument.section.isEmpty {
      sections.add(argument, under: argument.section)
    }
    return sections
  }

  /// The way to call it: `campctl cancel [<reservation>] [options]`.
  func usage(of program: String) -> String {
    ([program] + (name.isEmpty ? [] : [name]) + usageArguments).joined(separator: " ")
  }

  /// The arguments in the way to call it: those by place, the options that are required, and the rest as one word.
  var usageArguments: [String] {
    if !help.usage.isEmpty { return help.usage + ["[options]"] }
    let positionals = arguments.filter(\.isByPlace).map { argument in
      argument.substitutes.isEmpty
        ? argument.isRequired ? argument.label : "[\(argument.label)]"
        : choice(of: argument, or: argument.substitutes)
    }
    let required = arguments.filter { $0.isRequired && !$0.isByPlace }.map { argument in
      argument.alternative.map { choice(of: argument, or: [$0]) } ?? argument.label
    }
    return positionals + required + ["[options]"]
  }

  /// `(<reservation> | --site <number>)`.
  private func choice(of argument: ArgumentDescription, or others: [String]) -> String {
    let options = others.compactMap { name in arguments.first { $0.name == name && !$0.isByPlace } }
    return "(" + ([argument] + options).map(\.label).joined(separator: " | ") + ")"
  }
}

extension [(title: String, arguments: [ArgumentDescription])] {
  fileprivate mutating func add(_ argument: ArgumentDescription, under title: String) {
    if let index = firstIndex(where: { $0.title == title }) {
      self[index].arguments.append(argument)
    } else {
      append((title, [argument]))
    }
  }
}

/// Commands under a title of the help.
package struct CommandGroup: Sendable {
  package let name: String
  /// The contents in a line.
  package let summary: String
  package let commands: [CommandDescription]

  package init(name: String, summary: String = "", commands: [CommandDescription]) {
    (self.name, self.summary, self.commands) = (name, summary, commands)
  }
}

extension ArgumentDescription {
  /// The names as they are typed: `-s, --site <number>`, `--water, --no-water`.
  var names: String {
    let letter = short.map { "-\($0), " } ?? ""
    return kind == .toggle ? "--\(name), --no-\(name)" : letter + label
  }

  /// The sentence of help, with the choices and the default in brackets before its full stop.
  var explanation: String {
    var brackets: [String] = []
    if let choices = completion.choices, !choices.allSatisfy({ help.contains($0) }) {
      brackets.append("values: \(choices.joined(separator: ", "))")
    }
    if mayBeRepeated { brackets.append("may be repeated") }
    if let defaultValue { brackets.append("default: \(defaultValue)") }
    guard !brackets.isEmpty else { return help }
    let clause = help.hasSuffix(".") ? String(help.dropLast()) : help
    let opened = clause.hasSuffix(")") ? clause.dropLast() + "; " : clause + " ("
    return opened + brackets.joined(separator: "; ") + ")."
  }
}

extension Completion {
  /// The candidates for the parts of a list.
  var element: Completion {
    if case .list(let element) = self { element } else { self }
  }
}
