import ArgumentParser
import CampgroundManager

/// The names of the commands.
enum Verbs {
  private static let commands = Campctl.configuration.groupedSubcommands.flatMap(\.subcommands)
  private static let known = Set(commands.map { $0._commandName } + names.values + ["help"])

  /// As the contract calls a command, such as `import sites`.
  static func name(of command: any ParsableCommand.Type) -> String {
    names[ObjectIdentifier(command)] ?? command._commandName
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: commands.flatMap { command in
      let below = command.configuration.subcommands
      return below.isEmpty
        ? [(ObjectIdentifier(command), command._commandName)]
        : below.map { (ObjectIdentifier($0), "\(command._commandName) \($0._commandName)") }
    })

  /// Those that may stand in a line of a batch, by name.
  static let batchCommands: [(String, any CampgroundCommand.Type)] =
    commands
    .flatMap { $0.configuration.subcommands.isEmpty ? [$0] : $0.configuration.subcommands }
    .filter { $0 != Undo.self }
    .compactMap { $0 as? any CampgroundCommand.Type }
    .map { (name(of: $0), $0) }

  private static let batchCommandsByName = Dictionary(uniqueKeysWithValues: batchCommands)

  static func batchCommand(_ name: String) throws(Failure) -> any CampgroundCommand.Type {
    if let command = batchCommandsByName[name] { return command }
    try requireKnown([name])
    throw .usage("\(name) cannot stand in a line of a batch", field: "command")
  }

  /// How many of the first arguments name the command: 2 for `import sites`.
  static func words(of arguments: ArraySlice<String>) -> Int {
    guard let verb = arguments.first else { return 0 }
    let command = commands.first { $0._commandName == verb }
    return command?.configuration.subcommands.isEmpty == false ? min(2, arguments.count) : 1
  }

  /// The command with its arguments, parsed past the root, which looks at every command there is.
  ///
  /// Nil for all that is not just that: what is wrong and what is asked for help is the root's to say.
  static func parsed(_ arguments: [String]) -> (any GlobalCommand)? {
    guard let verb = arguments.first,
      let command = commands.first(where: { $0._commandName == verb }) as? any GlobalCommand.Type
    else { return nil }
    return try? command.parse(Array(arguments.dropFirst()))
  }

  /// ArgumentParser would complain of an option of a command it does not know; the word itself is what is wrong.
  static func requireKnown(_ arguments: [String]) throws(Failure) {
    let words = arguments.prefix(words(of: arguments[...])).prefix { !$0.hasPrefix("-") }
    let name = words.joined(separator: " ")
    guard !words.isEmpty, !known.contains(name) else { return }
    throw Failure(
      .usage, [Problem("unknownCommand", field: nil, value: name, "There is no command \(name)")],
      hint: Spelling.nearest(to: name, among: known).map { "Did you mean \($0)?" }
        ?? "campctl --help lists the commands.")
  }
}
