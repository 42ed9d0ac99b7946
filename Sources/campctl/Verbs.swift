import ArgumentParser
import CampgroundManager

/// The names of the commands.
enum Verbs {
  private static let commands = Campctl.configuration.groupedSubcommands.flatMap(\.subcommands)
  private static let known = commands.map { $0._commandName } + ["help"]

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

  /// ArgumentParser would complain of an option of a command it does not know; the word itself is what is wrong.
  static func requireKnown(_ arguments: [String]) throws(Failure) {
    guard let verb = arguments.first, !verb.hasPrefix("-") else { return }
    guard !known.contains(verb) else { return }
    let near = known.min { Spelling.distance($0, verb) < Spelling.distance($1, verb) }
    let guess = near.flatMap { Spelling.isNear($0, verb) ? $0 : nil }
    throw Failure(
      .usage, [Problem("unknownCommand", field: nil, value: verb, "There is no command \(verb)")],
      hint: guess.map { "Did you mean \($0)?" } ?? "campctl --help lists the commands.")
  }
}

/// How far one word is from another.
enum Spelling {
  /// Whether one is likely meant for the other.
  static func isNear(_ one: String, _ other: String) -> Bool { distance(one, other) <= max(1, other.count / 3) }

  /// `rig-length` is `rigLength`.
  static func camelCase(_ name: String) -> String {
    name.split(separator: "-").enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// The fewest letters to insert, delete or replace (Levenshtein).
  static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let replaced = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
