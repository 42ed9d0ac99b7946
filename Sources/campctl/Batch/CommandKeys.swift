import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keys that a command has in a line of JSON: its options in camel case, and its arguments by name.
///
/// They are read from the parser's own description of the command, so that the two forms cannot drift apart.
enum CommandKeys {
  private struct Description: Decodable {
    struct Command: Decodable {
      let arguments: [Argument]?
    }

    struct Argument: Decodable {
      struct Name: Decodable {
        let name: String
      }

      let preferredName: Name?
      let valueName: String?
    }

    let command: Command
  }

  /// Those that hold for a whole batch, and so for no line of it.
  private static let ofBatch: Set<String> = [
    "store", "json", "jsonl", "csv", "now", "quiet", "color", "help", "version", "yes",
  ]

  static func of(_ command: any CampgroundCommand.Type) -> Set<String> {
    Cache.shared.keys(of: command)
  }

  /// Making the description takes as long as a hundred lines, so it is made once for each command.
  private final class Cache: Sendable {
    static let shared = Cache()
    private let known: [String: Set<String>]

    init() {
      known = Dictionary(uniqueKeysWithValues: Verbs.batchCommands.map { ($0, Self.describe($1)) })
    }

    func keys(of command: any CampgroundCommand.Type) -> Set<String> {
      known[Verbs.name(of: command)] ?? []
    }

    private static func describe(_ command: any CampgroundCommand.Type) -> Set<String> {
      let text = Data(command._dumpHelp().utf8)
      let arguments = try? JSONDecoder().decode(Description.self, from: text).command.arguments
      let names = (arguments ?? []).compactMap { $0.preferredName?.name ?? $0.valueName }.map(Spelling.camelCase)
      return Set(names).subtracting(ofBatch).union(["command"])
    }
  }
}
