import Foundation
import Testing

@testable import campctl

/// The help of campctl, of its groups and of its commands.
@Suite struct HelpTests: ~Copyable {
  private let shell = Shell()

  @Test func `help for a command that there is not is refused`() throws {
    for line in ["help nosuch", "help reserv", "help import site"] {
      let result = try shell.run("campctl \(line)")
      #expect(result.status == 64, "\(line)")
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("Error: There is no command \(line.dropFirst(5)).\n"), "\(result.errors)")
    }
  }

  @Test(arguments: [
    "help", "help reserve", "help import sites", "help help", "help --help", "--help", "reserve --help", "-h", "",
    "import sites -h", "reserve --site 12 --nights two --help", "--json --help",
  ])
  func `help is given in any way it is asked for, and needs no store`(line: String) throws {
    let result = try shell.run("campctl \(line)", environment: ["HOME": "", "XDG_DATA_HOME": ""])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("USAGE: campctl"))
    #expect(result.errors.isEmpty)
  }

  @Test func `the help of all is short, with the dozen of every day and a line for each group`() throws {
    let registry = CommandRegistry.campctl
    let lines = try shell.run("campctl help").output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 50 && lines.allSatisfy { $0.count <= 80 })
    #expect(registry.everyday.count == 12)
    let names = registry.everyday + ["import", "export", "report"] + registry.groups.map(\.name)
    for name in names where !["Import", "Export", "Reports"].contains(name) {
      #expect(lines.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)")
    }
    for name in registry.everyday { #expect(registry.entry(named: name) != nil, "\(name)") }
  }

  @Test func `the options that all share are explained once, under a name that each help has`() throws {
    let help = try shell.run("campctl help reserve").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("campctl help options explains them") && !help.contains("Idempotency key"))
    let options = try shell.run("campctl help options").output
    for argument in CommandRegistry.campctl.entries.flatMap(\.reader.arguments)
    where Help.shared.contains(argument.section) {
      #expect(options.contains("--\(argument.name)"), "\(argument.name)")
    }
  }

  @Test func `the help of a group has a line for each command`() throws {
    for group in CommandRegistry.campctl.groups {
      for name in [group.name, group.name.lowercased(), group.name.replacing(" ", with: "-").uppercased()] {
        let help = try shell.run("campctl help \(name)").output
        for entry in group.entries { #expect(help.contains("\n  \(entry.name) "), "\(name): \(entry.name)") }
      }
    }
    for line in ["import", "help import", "import --help"] {
      #expect(try shell.run("campctl \(line)").output.contains("\n  import sites "), "\(line)")
    }
  }

  @Test func `a command's own options come first, and what every command takes last`() throws {
    let help = try shell.run("campctl reserve --help").output
    let titles = help.split(separator: "\n").filter { $0.hasSuffix(":") && $0.first?.isUppercase == true }
    #expect(
      titles == [
        "OPTIONS:", "THE STAY:", "THE PARTY:", "THE SITE'S NEEDS:", "AGAINST THE RULES:", "PRICE:", "ALSO:",
        "EXAMPLES:",
      ])
    #expect(help.contains("(default: 2)"))
  }

  @Test func `help of a command and its own option print the same`() throws {
    let names = try shell.run("campctl help --list").output
    #expect(names == (CommandRegistry.campctl.entries.map(\.name) + ["help", "version"]).map { $0 + "\n" }.joined())
    let compared = try shell.run(
      """
      campctl help --list | while read -r command; do
        campctl help $command >"$HOME/help" && campctl $command --help >"$HOME/option" || exit 1
        test -s "$HOME/help" && cmp "$HOME/help" "$HOME/option" || exit 1
      done
      """)
    #expect(compared.status == 0, "\(compared.output)\(compared.errors)")
  }

  @Test func `a list of commands is that of a group or of one, too`() throws {
    #expect(
      try shell.run("campctl help waitlist --list").output == "join-waitlist\nlist-waitlist\noffer\nleave-waitlist\n")
    #expect(try shell.run("campctl help import sites --list").output == "import sites\n")
  }

  @Test func `the reference has every command`() throws {
    let reference = try shell.run("campctl help --markdown").output
    for name in CommandRegistry.campctl.entries.map(\.name) { #expect(reference.contains("### \(name)\n")) }
  }
}
