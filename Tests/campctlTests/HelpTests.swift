import Foundation
import Testing

@testable import campctl

/// The help of campctl, of its groups and of its commands.
@Suite struct HelpTests {
  @Test func `help for a command that there is not is refused`() throws {
    let shell = try Shell()
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
    let result = try Shell().run("campctl \(line)", environment: ["HOME": "", "XDG_DATA_HOME": ""])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("USAGE: campctl"))
    #expect(result.errors.isEmpty)
  }

  @Test func `the help of all is short and names each command`() throws {
    let help = try Shell().run("campctl help").output
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let words = Set(help.split { " ,\n".contains($0) })
    for name in CommandRegistry.campctl.entries.map(\.name) {
      #expect(words.isSuperset(of: name.split(separator: " ")), "\(name)")
    }
  }

  @Test func `the help of a group has a line for each command`() throws {
    let shell = try Shell()
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
    let help = try Shell().run("campctl reserve --help").output
    let titles = help.split(separator: "\n").filter { $0.hasSuffix(":") && $0.first?.isUppercase == true }
    #expect(
      titles == [
        "OPTIONS:", "THE STAY:", "THE PARTY:", "THE SITE'S NEEDS:", "AGAINST THE RULES:", "PRICE:", "WRITING:",
        "EVERYWHERE:", "EXAMPLES:",
      ])
    #expect(help.contains("(default: 2)"))
  }

  @Test func `the version is said`() throws {
    for line in ["--version", "reserve --version"] {
      #expect(try Shell().run("campctl \(line)").output == "\(Release.version)\n")
    }
  }

  @Test func `help of a command and its own option print the same`() throws {
    let shell = try Shell()
    let names = try shell.run("campctl help --list").output
    #expect(names == (CommandRegistry.campctl.entries.map(\.name) + ["help"]).map { $0 + "\n" }.joined())
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
    let shell = try Shell()
    #expect(
      try shell.run("campctl help waitlist --list").output == "join-waitlist\nlist-waitlist\noffer\nleave-waitlist\n")
    #expect(try shell.run("campctl help import sites --list").output == "import sites\n")
  }

  @Test func `the reference has every command`() throws {
    let reference = try Shell().run("campctl help --markdown").output
    for name in CommandRegistry.campctl.entries.map(\.name) { #expect(reference.contains("### \(name)\n")) }
  }
}
