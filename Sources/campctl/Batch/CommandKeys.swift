import ArgumentParser
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command takes, read from the parser's own description of it, so that no form of a line can drift from it.
struct CommandKeys {
  /// What an option on a command line says: a key with its value to come, or a flag that is set or not.
  enum Meaning {
    case value(String)
    case flag(String, Bool)
  }

  /// The keys of a line of JSON: the options in camel case, and the arguments by name.
  private(set) var names: Set<String> = ["command"]
  /// By the option as it is written, `--rig-length`.
  private(set) var options: [String: Meaning] = [:]
  /// Those that the next word is the value of, the options of a whole batch among them.
  private(set) var optionsWithValue: Set<String> = []
  /// The arguments in their order.
  private(set) var arguments: [String] = []

  /// Making the description takes as long as ten lines of a batch, so each is made once.
  private static let known = Mutex<[ObjectIdentifier: CommandKeys]>([:])

  static func of(_ command: any CampgroundCommand.Type) -> CommandKeys {
    known.withLock { known in
      if let keys = known[ObjectIdentifier(command)] { return keys }
      let keys = CommandKeys(command)
      known[ObjectIdentifier(command)] = keys
      return keys
    }
  }

  /// Those that hold for a whole batch, and so for no line of it.
  private static let ofBatch: Set<String> = [
    "store", "json", "jsonl", "csv", "now", "quiet", "color", "help", "version",
  ]

  private init(_ command: any CampgroundCommand.Type) {
    let text = Data(command._dumpHelp().utf8)
    let description = try? JSONDecoder().decode(CommandDescription.self, from: text)
    for argument in description?.command.arguments ?? [] { add(argument) }
  }

  private mutating func add(_ argument: CommandDescription.Input) {
    let written = argument.preferredName?.name ?? argument.valueName ?? ""
    let name = Spelling.camelCase(written)
    if argument.kind == "option" { optionsWithValue.formUnion((argument.names ?? []).map { "--" + $0.name }) }
    guard !Self.ofBatch.contains(name) else { return }
    // The parser describes `--no-water` as a flag of its own; it is the other value of `water`.
    let positive = Spelling.camelCase(String(written.dropFirst(3)))
    if argument.kind == "flag", written.hasPrefix("no-"), names.contains(positive) {
      options["--" + written] = .flag(positive, false)
      return
    }
    names.insert(name)
    if argument.kind == "positional" { arguments.append(name) }
    for option in argument.names ?? [] where option.kind == "long" {
      options["--" + option.name] = argument.kind == "flag" ? .flag(name, true) : .value(name)
    }
  }
}

extension CommandKeys {
  /// Names the first option that the command does not have, in ArgumentParser's words; nil when it has all of them.
  func unknownOption(in arguments: ArraySlice<String>) -> String? {
    let written = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
    let unknown = written.first { options[$0] == nil && !Self.ofBatch.contains(Spelling.camelCase($0)) }
    return unknown.map { option in
      let guess = Spelling.nearest(to: option, among: options.keys).map { " Did you mean '\($0)'?" } ?? ""
      return "Unknown option '\(option)'.\(guess)"
    }
  }
}

extension Verbs {
  /// What ArgumentParser could not understand of a command's arguments.
  func failure(usage message: String, of arguments: [String]) -> Failure {
    let count = words(of: arguments[...])
    let command = try? batchCommand(arguments.prefix(count).joined(separator: " "))
    return Failure(
      usage: message, of: arguments.prefix(count).filter { !$0.hasPrefix("-") },
      misspelled: command.flatMap { CommandKeys.of($0).unknownOption(in: arguments.dropFirst(count)) })
  }
}

/// The part of ArgumentParser's description of a command that names what it takes.
private struct CommandDescription: Decodable {
  struct Described: Decodable {
    let arguments: [Input]?
  }

  struct Input: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?
    let preferredName: Name?
    let valueName: String?
  }

  let command: Described
}
