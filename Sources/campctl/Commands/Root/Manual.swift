import Arguments

/// The pages of the manual, from the declarations of the commands and the facts that they share.
struct Manual {
  let registry: CommandRegistry

  /// The page of the program, with the commands of these groups.
  func text(of groups: [CommandGroup]) -> String {
    page.text(of: groups, root: Root.reader.description, lists: [variables(), files, statuses])
  }

  /// The page of a command, which leads to the others of its group.
  func text(of entry: CommandRegistry.Entry) -> String {
    let command = entry.reader.description
    let group = registry.groups.first { $0.entries.contains { $0.name == entry.name } }
    let others = (group?.entries ?? []).map(\.name).filter { $0 != entry.name }
    return page.text(of: command, lists: [variables(of: command), files, statuses], others: others)
  }

  private var page: ManualPage {
    let release = ManualRelease(program: "campctl", version: Release.version, day: Release.day)
    return ManualPage(release, formats: "campctl-batch", shared: Help.shared)
  }

  /// All variables, or those that stand for an option of the command.
  private func variables(of command: CommandDescription? = nil) -> ManualPage.List {
    let names = command?.arguments.map { "--" + $0.name }
    let variables = EnvironmentVariable.allCases.filter { variable in
      names.map { names in variable.options.contains { option in names.contains { option.hasPrefix($0) } } } ?? true
    }
    let introduction = "An option wins over its variable, and an empty variable counts as none."
    return ManualPage.List(
      "Environment", introduction: introduction + (command == nil ? "" : " The others are in campctl(1)."),
      variables.map { variable in
        let options = variable.options.isEmpty ? "" : " (\(variable.options.joined(separator: ", ")))"
        return (variable.rawValue + options, variable.sentence)
      })
  }

  private var files: ManualPage.List {
    ManualPage.List("Files", UsedFile.allCases.map { ($0.rawValue, $0.sentence) })
  }

  private var statuses: ManualPage.List {
    ManualPage.List(
      "Exit status",
      introduction: "When several apply, it is the first of 64, 4, 5 and 3. A refused command has changed nothing.",
      ExitStatus.allCases.map { (String($0.rawValue), $0.sentence) })
  }
}
