import ArgumentParser
import Foundation
import Testing

@testable import campctl

/// What is written down of the parser's description of each command is what the parser says.
@Suite struct WrittenKeysTests {
  private static let file = Shell.repository.appending(path: "Sources/campctl/Plain/WrittenKeys.swift")

  /// With `CAMPCTL_RECORD=WrittenKeys` in the environment it is written anew.
  @Test func `the keys of every command are written as the parser describes them`() throws {
    let written = try Self.source()
    if Recording.names.contains(Recording.keys) {
      try Data(written.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == written)
  }

  private static func source() throws -> String {
    let commands = Verbs.campctl.commandsByName.sorted { $0.name < $1.name }
    let everywhere = try Set(words(of: Check.self))
    let cases = try commands.map { name, command in
      let keys = try words(of: command).filter { !everywhere.contains($0) }
      return "    case \"\(name)\":\n\(literal(keys, 6))"
    }
    return """
      /// What each command takes, as the parser describes it; written by a test, which compares the two.
      enum WrittenKeys {
        /// What every command takes.
        static let everywhere =
      \(literal(try words(of: Check.self), 4))

        /// Beside that; nil for no command.
        static func of(_ command: String) -> String? {
          switch command {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }

  /// Lines of words, as the source has them.
  private static func literal(_ words: [String], _ indent: Int) -> String {
    var lines = [""]
    for word in words {
      if lines[lines.count - 1].utf8.count + word.utf8.count > 110 - indent { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    let blanks = String(repeating: " ", count: indent)
    return (["\"\"\""] + lines + ["\"\"\""]).map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }

  private static func words(of command: any ParsableCommand.Type) throws -> [String] {
    let text = Data(command._dumpHelp().utf8)
    let described = try JSONDecoder().decode(CommandDescription.self, from: text).command.arguments ?? []
    return described.flatMap(\.words).filter { !["h:help", "help", "version"].contains($0) }
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
    let valueName: String?

    /// A flag's short form names the long one.
    var words: [String] {
      guard kind != "positional" else { return ["<\(valueName ?? "")>"] }
      let long = (names ?? []).filter { $0.kind == "long" }.map(\.name)
      let short = (names ?? []).filter { $0.kind == "short" && kind == "flag" }.map { "\($0.name):\(long[0])" }
      return long.map { kind == "option" ? $0 + "=" : $0 } + short
    }
  }

  let command: Described
}
