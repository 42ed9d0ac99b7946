import ArgumentParser
import CampgroundManager

/// The names of the commands.
///
/// To ask each of them what it is takes a seventh of a start, so only what needs all of them does.
struct Verbs: Sendable {
  private let verbs: [Verb]

  init(_ verbs: [Verb]) {
    self.verbs = verbs
  }

  private func verb(_ arguments: ArraySlice<String>) -> Verb? {
    guard let name = arguments.first else { return nil }
    return verbs.first { $0.name == name }
  }

  private var campgroundCommands: [any CampgroundCommand.Type] { verbs.flatMap(\.campgroundCommands) }

  /// Those that work on a campground, by name.
  var commandsByName: [(name: String, type: any CampgroundCommand.Type)] { campgroundCommands.map { ($0.name, $0) } }

  /// Those that may stand in a line of a batch, by name.
  var batchCommands: [(String, any CampgroundCommand.Type)] {
    campgroundCommands.filter { $0.standsInBatch }.map { ($0.name, $0) }
  }

  func batchCommand(_ name: String) throws(Failure) -> any CampgroundCommand.Type {
    if let command = batchCommands.first(where: { $0.0 == name }) { return command.1 }
    try requireKnown([name])
    throw .usage("\(name) cannot stand in a line of a batch", field: "command")
  }

  /// How many of the first arguments name the command: 2 for `import sites`.
  func words(of arguments: ArraySlice<String>) -> Int {
    guard !arguments.isEmpty else { return 0 }
    return verb(arguments)?.below.isEmpty == false ? min(2, arguments.count) : 1
  }

  /// The command of a plain line that may stand in a batch, read without the parser, which takes two thirds of a start.
  ///
  /// Nil for all that is not just that.
  func plain(_ arguments: [String]) -> (Globals, PreparedCommand)? {
    guard let (command, words) = verb(arguments[...])?.campgroundCommand(arguments.dropFirst()), command.standsInBatch,
      let values = PlainWords.values(of: words, CommandKeys(of: command.name), isProcess: true),
      let globals = Globals(values), let prepared = try? values.command(command)
    else { return nil }
    return (globals, prepared)
  }

  /// The command with its arguments, parsed past the root, which looks at every command there is.
  ///
  /// Nil for all that is not just that: what is wrong and what is asked for help is the root's to say.
  func parsed(_ arguments: [String]) -> (any GlobalCommand)? {
    guard let command = verb(arguments[...])?.type as? any GlobalCommand.Type else { return nil }
    return try? command.parse(Array(arguments.dropFirst()))
  }

  /// ArgumentParser would complain of an option of a command it does not know; the word itself is what is wrong.
  func requireKnown(_ arguments: [String]) throws(Failure) {
    let arguments = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    let words = arguments.prefix(words(of: arguments)).prefix { !$0.hasPrefix("-") }
    let name = words.joined(separator: " ")
    let known = verbs.map(\.name) + campgroundCommands.map { $0.name } + ["help"]
    guard !words.isEmpty, !known.contains(name) else { return }
    throw Failure(
      .usage, [Problem("unknownCommand", field: nil, value: name, "There is no command \(name)")],
      hint: Spelling.nearest(to: name, among: known).map { "Did you mean \($0)?" }
        ?? "campctl --help lists the commands.")
  }
}

/// A command that has to know all others.
protocol CommandAmongAll: GlobalCommand {
  func run(among verbs: Verbs) throws
}
