import ArgumentParser
import CampgroundManager

/// The names of the commands.
enum Verbs {
  private static let commands = Campctl.configuration.groupedSubcommands.flatMap(\.subcommands)
  private static let known = commands.map { $0._commandName } + ["help"]

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
    let guess = near.flatMap { Spelling.distance($0, verb) <= max(2, verb.count / 3) ? $0 : nil }
    throw Failure(
      .usage, [Problem("unknownCommand", field: nil, value: verb, "There is no command \(verb)")],
      hint: guess.map { "Did you mean \($0)?" } ?? "campctl --help lists the commands.")
  }
}

/// How far one word is from another.
enum Spelling {
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
