import ArgumentParser
import Foundation
import Testing

@testable import campctl

@Suite struct HelpTests {
  static let commands: [any ParsableCommand.Type] = leaves(of: Campctl.self)

  private static func leaves(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    let configuration = command.configuration
    let below = configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)
    return below.isEmpty ? [command] : below.flatMap(leaves)
  }

  @Test func `every command says in a full sentence what it does`() {
    #expect(Self.commands.count >= 17)
    for command in Self.commands { #expect(isSentence(command.configuration.abstract), "\(command)") }
  }

  @Test func `every option and argument is explained in a full sentence`() {
    for command in Self.commands {
      let help = command.helpMessage(columns: 500).replacing(/\n {10,}/, with: " ")
      for line in help.split(separator: "\n") where line.hasPrefix("  -") || line.hasPrefix("  <") {
        // Names and values stand before the sentence, the values that there are behind it.
        let words = line.split(separator: " ").drop { !($0.first?.isUppercase == true) }.joined(separator: " ")
        #expect(isSentence(words.components(separatedBy: " (values:")[0]), "\(command): \(line)")
      }
    }
  }

  @Test func `every command takes the global options`() {
    for command in Self.commands { #expect(command is any GlobalCommand.Type, "\(command)") }
  }

  @Test func `help for a command that there is not is refused`() throws {
    let shell = try Shell()
    for line in ["help nosuch", "help reserv", "help import site"] {
      let result = try shell.run("campctl \(line)")
      #expect(result.status == 64, "\(line)")
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("Error: There is no command \(line.dropFirst(5)).\n"), "\(result.errors)")
    }
    for line in ["help", "help reserve", "help import", "help import sites", "help help", "help --help"] {
      let result = try shell.run("campctl \(line)")
      #expect(result.status == 0, "\(line)")
      #expect(result.output.contains("USAGE: campctl"), "\(line)")
    }
  }

  private func isSentence(_ text: some StringProtocol) -> Bool {
    text.hasSuffix(".") && text.first?.isUppercase == true && text.split(separator: " ").count >= 2
  }
}
