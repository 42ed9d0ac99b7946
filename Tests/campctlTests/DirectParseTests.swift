import ArgumentParser
import Testing

@testable import campctl

/// A command that is parsed past the root is the one that the root would parse.
@Suite struct DirectParseTests {
  private static let names = Verbs.campctl.batchCommands.map(\.0) + ["undo"]

  @Test func `commands are called as the parser would call them`() {
    #expect(Spelling.hyphenated("ListSites") == "list-sites")
    #expect(Spelling.hyphenated("Cancel") == "cancel")
    for command in HelpTests.commands where command.configuration.commandName == nil {
      #expect(command._commandName == Spelling.hyphenated(String(describing: command)))
    }
  }

  @Test(arguments: TwoFormsTests.rows.indices) func `it asks for the same, past the root or not`(row: Int) throws {
    let (name, line, _) = TwoFormsTests.rows[row]
    let arguments = try name.split(separator: " ").map(String.init) + ShellWords.split(line)
    guard let direct = Verbs.campctl.parsed(arguments) else {
      #expect(name.contains(" "))
      return
    }
    let command = try #require(direct as? any CampgroundCommand)
    try expectEqual(command, Campctl.parseAsRoot(arguments))
  }

  private func expectEqual<Command: CampgroundCommand>(_ direct: Command, _ other: any ParsableCommand) throws {
    let other = try #require(other as? Command)
    #expect(direct.request == other.request)
    #expect(direct.terms == other.terms)
  }

  @Test(
    arguments: [
      [], ["help"], ["help", "cancel"], ["confirm"], ["cancel", "--help"], ["cancel", "--version"],
      ["cancel", "r-1", "r-2"],
      ["cancel", "r-1", "--generate-completion-script", "bash"], ["nothing"], ["import", "sites", "folder"], ["--help"],
    ])
  func `what is no whole command is left to the root`(arguments: [String]) {
    let command = Verbs.campctl.parsed(arguments)
    #expect(command.map { "\(type(of: $0))" } == nil)
  }
}
