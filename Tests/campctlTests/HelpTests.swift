import ArgumentParser
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

  @Test func `every option and argument is explained in a full sentence`() throws {
    for command in Self.commands {
      let help = command.helpMessage(columns: 500)
      for line in help.split(separator: "\n") where line.hasPrefix("  -") || line.hasPrefix("  <") {
        let words = line.split(separator: "  ", omittingEmptySubsequences: true)
        let sentence = try #require(words.count > 1 ? words.last : nil, "\(command): \(line)")
        #expect(isSentence(sentence.drop { $0 == " " }), "\(command): \(line)")
      }
    }
  }

  @Test func `every command is a command of campgrounds`() {
    for command in Self.commands { #expect(command is any CampgroundCommand.Type, "\(command)") }
  }

  private func isSentence(_ text: some StringProtocol) -> Bool {
    text.hasSuffix(".") && text.first?.isUppercase == true && text.split(separator: " ").count >= 2
  }
}
