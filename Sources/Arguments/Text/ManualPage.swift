/// The release that a manual is about.
package struct ManualRelease: Sendable {
  let program: String
  let version: String
  /// The day of the release, `2027-07-04`.
  let day: String

  package init(program: String, version: String, day: String) {
    (self.program, self.version, self.day) = (program, version, day)
  }
}

/// The pages of the manual: one for the program, and one for each command.
package struct ManualPage {
  /// A section with a list, such as the environment, beside those of the arguments.
  package struct List: Sendable {
    let title: String
    /// The sentence before the list.
    let introduction: String
    let entries: [(term: String, text: String)]

    package init(_ title: String, introduction: String = "", _ entries: [(term: String, text: String)]) {
      (self.title, self.introduction, self.entries) = (title, introduction, entries)
    }
  }

  private let release: ManualRelease
  private var program: String { release.program }
  /// The page about the formats, in section 5.
  private let formats: String
  /// The titles of arguments that the page of the program explains.
  private let shared: [String]

  package init(_ release: ManualRelease, formats: String, shared: [String]) {
    (self.release, self.formats, self.shared) = (release, formats, shared)
  }

  /// The page of the program: a line for each command, and the arguments that many of them share.
  package func text(of groups: [CommandGroup], root: CommandDescription, lists: [List]) -> String {
    var page = page(program, root.help)
    page.usage((program, ["COMMAND", "[options]"]), (program + " help", ["[COMMAND]"]))
    page.section("Description")
    page.paragraph(root.help.discussion)
    page.paragraph(
      "\(program) help COMMAND explains a command, as does its page of the manual, \(program)-COMMAND(1). "
        + "The lines of a batch, and the JSON that commands print, are in \(formats)(5).")
    page.section("Commands")
    for group in groups {
      page.part(group.name)
      page.rows(group.commands.map { ($0.name, $0.help.abstract) })
    }
    page.section("Options")
    for argument in root.arguments where !shared.contains(argument.section) { page.add(argument) }
    let commands = groups.flatMap(\.commands)
    for part in shared.reversed().map({ SharedArguments($0, of: commands) }) {
      page.part(part.title)
      page.paragraph(part.heading(among: commands))
      for argument in part.arguments { page.add(argument) }
    }
    return end(page, lists, root.help.examples, others: [])
  }

  /// The page of one command, which leads to those of other commands.
  package func text(of command: CommandDescription, lists: [List], others: [String]) -> String {
    let name = "\(program) \(command.name)"
    var page = page(name, command.help)
    page.usage((name, command.usageArguments))
    page.section("Description")
    page.paragraph(command.help.abstract)
    page.paragraph(command.help.discussion)
    page.section("Options")
    for (title, arguments) in command.sections {
      if !["Arguments", "Options"].contains(title) { page.part(title) }
      for argument in arguments { page.add(argument) }
    }
    return end(page, lists, command.help.examples, others: [program] + others.map { "\(program) \($0)" })
  }

  private func page(_ name: String, _ help: CommandHelp) -> ManualText {
    var page = ManualText(Self.file(name), release, abstract: help.abstract)
    page.section("Synopsis")
    return page
  }

  private func end(_ page: ManualText, _ lists: [List], _ examples: [String], others: [String]) -> String {
    var page = page
    for list in lists {
      page.section(list.title)
      page.paragraph(list.introduction)
      for (term, text) in list.entries { page.entry(term, text) }
    }
    if !examples.isEmpty {
      page.section("Examples")
      page.examples(examples)
    }
    page.section("See also")
    page.pages(others.map { (Self.file($0), 1) } + [(formats, 5)])
    return page.text
  }

  /// The name of the page of a command: `campctl-import-sites`.
  private static func file(_ name: String) -> String { name.split(separator: " ").joined(separator: "-") }
}

extension ManualText {
  fileprivate mutating func add(_ argument: ArgumentDescription) { self.argument(argument.names, argument.explanation) }
}
