import ArgumentParser
import CampgroundManager

/// One line of a batch, as a command: a command line as the shell would take it, or an object of JSON.
struct BatchLine {
  private let verbs: Verbs
  private let commands: [String: any CampgroundCommand.Type]

  init(verbs: Verbs) {
    self.verbs = verbs
    commands = Dictionary(uniqueKeysWithValues: verbs.batchCommands)
  }

  func type(named name: String) throws(Failure) -> any CampgroundCommand.Type {
    if let type = commands[name] { return type }
    return try verbs.batchCommand(name)
  }

  /// The command, nil for an empty line or a comment; throws ``Failure`` for a line that is none.
  func command(_ bytes: [UInt8]) throws -> PreparedCommand? {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    guard let first = bytes.first(where: { !blanks.contains($0) }), first != UInt8(ascii: "#") else { return nil }
    if first == UInt8(ascii: "{") { return try json(bytes) }
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw Self.unreadable("The line is not valid UTF-8")
    }
    return try command(Self.words(of: line))
  }

  static func unreadable(_ problem: String) -> Failure {
    Failure(.unreadableInput, [Problem("unreadableLine", field: nil, value: nil, problem)])
  }

  private static func words(of line: String) throws(Failure) -> [String] {
    do {
      return try ShellWords.split(line)
    } catch {
      switch error {
      case .openQuote: throw unreadable("A quote is opened and never closed")
      case .lastBackslash: throw unreadable("The line ends in a backslash; a command is one line")
      }
    }
  }

  private func command(_ words: [String]) throws -> PreparedCommand? {
    let words = words.first == "campctl" ? words.dropFirst() : words[...]
    guard !words.isEmpty else { return nil }
    let count = verbs.words(of: words)
    let type = try type(named: words.prefix(count).joined(separator: " "))
    let values = PlainWords.values(of: words.dropFirst(count), CommandKeys.of(type))
    if let plain = try? values?.command(type) { return plain }
    do {
      return try parsed(type, Array(words.dropFirst(count)))
    } catch let failure as Failure {
      throw failure
    } catch  where type.exitCode(for: error).isSuccess {
      throw Failure(
        .usage, [Problem("usage", field: nil, value: nil, "A line of a batch is done, and cannot ask for help")],
        hint: "campctl \(type.name) --help says what it takes.")
    } catch {
      throw verbs.failure(usage: type.message(for: error), of: Array(words))
    }
  }

  private func parsed<Command: CampgroundCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) throws -> PreparedCommand {
    let command = try type.parse(AmountArgument.last(arguments, of: type))
    guard !command.global.isAnythingSaid else {
      throw Failure.usage("--store, --now, --color, --quiet and the formats are the whole batch's", field: nil)
    }
    return type.prepared(command.request, command.terms)
  }
}
